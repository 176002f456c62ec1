import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A consent manager from the registry, set up as its documentation says, with our three purposes and our words. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  /** What goes at the end of the head of a page. */
  readonly html: string;
  /** Its button that accepts everything, as a selector. */
  readonly accept: string;
  /** A file of the package by its address, `undefined` when there is none. */
  readonly file: (address: string) => Buffer | undefined;
}

const FOLDER = '.cache/consent-peers';

const TITLE = 'Cookies';
const TEXT = 'Si vous l’acceptez, des cookies peuvent mesurer l’audience et servir au marketing.';
const PURPOSES = ['analytics', 'marketing', 'preferences'];

const script = (code: string) => `<script>${code}</script>`;
const json = (value: unknown) => JSON.stringify(value);

const PEERS: readonly Omit<Peer, 'file' | 'version'>[] = [
  {
    name: 'vanilla-cookieconsent@3.1.0',
    html:
      '<link rel="stylesheet" href="/peer/dist/cookieconsent.css"><script defer src="/peer/dist/cookieconsent.umd.js"></script>' +
      script(
        `addEventListener('DOMContentLoaded',()=>CookieConsent.run(${json({
          hideFromBots: false,
          categories: {
            necessary: { enabled: true, readOnly: true },
            ...Object.fromEntries(PURPOSES.map((id) => [id, {}])),
          },
          language: {
            default: 'fr',
            translations: {
              fr: {
                consentModal: {
                  title: TITLE,
                  description: TEXT,
                  acceptAllBtn: 'Accepter tout',
                  acceptNecessaryBtn: 'Nécessaires uniquement',
                  showPreferencesBtn: 'Personnaliser',
                },
                preferencesModal: {
                  title: TITLE,
                  savePreferencesBtn: 'Enregistrer',
                  sections: PURPOSES.map((id) => ({ title: id, linkedCategory: id })),
                },
              },
            },
          },
        })}))`,
      ),
    accept: '#cc-main [data-role=all]',
  },
  {
    name: 'orejime@3.2.1',
    html:
      '<link rel="stylesheet" href="/peer/dist/orejime-standard.css">' +
      script(
        `window.orejimeConfig=${json({
          privacyPolicyUrl: '/confidentialite',
          purposes: PURPOSES.map((id) => ({ id, title: id, description: TEXT, cookies: [] })),
        })}`,
      ) +
      '<script defer src="/peer/dist/orejime-standard-fr.js"></script>',
    accept: '.orejime-Banner-saveButton',
  },
  {
    name: 'tarteaucitronjs@1.34.0',
    html:
      '<script src="/peer/tarteaucitron.min.js"></script>' +
      script(
        `var tarteaucitronForceLanguage='fr';tarteaucitron.init(${json({
          privacyUrl: '/confidentialite',
          bodyPosition: 'bottom',
          orientation: 'bottom',
          highPrivacy: true,
          DenyAllCta: true,
          AcceptAllCta: true,
          showIcon: false,
          mandatory: true,
        })});for(const key of ${json(PURPOSES)}){tarteaucitron.services[key]={key,type:'analytic',name:key,uri:'',needConsent:true,cookies:[],js(){},fallback(){}};(tarteaucitron.job=tarteaucitron.job||[]).push(key)}`,
      ),
    accept: '#tarteaucitronPersonalize2',
  },
  {
    name: 'klaro@0.7.22',
    html:
      script(
        `window.klaroConfig=${json({
          lang: 'fr',
          acceptAll: true,
          privacyPolicy: '/confidentialite',
          services: PURPOSES.map((id) => ({ name: id, title: id, purposes: [id] })),
          translations: { fr: { purposes: Object.fromEntries(PURPOSES.map((id) => [id, { title: id }])) } },
        })}`,
      ) + '<script defer src="/peer/dist/klaro.js"></script>',
    accept: '.klaro .cm-btn-success',
  },
];

/** The peers, fetched once from the registry into the cache: they are measured, never depended on. */
export function fetchPeers(): Peer[] {
  mkdirSync(FOLDER, { recursive: true });
  return PEERS.map((peer) => {
    const archive = `${peer.name.replace('@', '-')}.tgz`;
    const folder = path.join(FOLDER, archive.replace('.tgz', ''));
    if (!existsSync(path.join(FOLDER, archive)))
      run('npm', 'pack', peer.name, '--silent', '--pack-destination', FOLDER);
    if (!existsSync(folder)) {
      mkdirSync(folder);
      run('tar', 'xzf', path.join(FOLDER, archive), '-C', folder, '--strip-components=1');
    }
    const files = new Set(globSync('**/*', { cwd: folder }));
    const file = (address: string) => {
      const name = address.replace(/^\/peer\//, '');
      return files.has(name) && path.extname(name) ? readFileSync(path.join(folder, name)) : undefined;
    };
    const [name = '', version = ''] = peer.name.split('@');
    return { ...peer, name, version, file };
  });
}

function run(program: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
}
