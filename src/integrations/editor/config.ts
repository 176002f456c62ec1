import type { Backend, CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { ALTERNATIVE } from '../../editorial/checks/images.ts';
import { ArticleSchema, LegalSchema, PICTURE } from '../../schemas/article.ts';
import { GlossarySchema } from '../../schemas/glossary.ts';
import { translator } from '../../i18n/translate.ts';
import { LOCALES } from '../../locales.ts';
import { SITE } from '../../site.ts';
import { editorFields } from './fields.ts';
import type { Repository } from './settings.ts';
import { ARTICLE_WORDS, GLOSSARY_WORDS, LEGAL_WORDS } from './words.ts';

const t = translator('fr');

/** The interface of each kind of host, from its origin; the public one of GitHub has an origin of its own. */
const INTERFACES: Readonly<Record<Repository['host'], string>> = {
  github: '/api/v3',
  gitlab: '/api/v4',
  gitea: '/api/v1',
};

/** Where the editor calls a host. */
function interfaceOf({ host, origin }: Repository): string {
  return origin === 'https://github.com' ? 'https://api.github.com' : origin + INTERFACES[host];
}

/** The only hosts that the editor of a repository may talk to, and show the faces of editors from. */
export function hostsOf(repository: Repository): { readonly connect: string; readonly img: string } {
  const { origin } = repository;
  const img = origin === 'https://github.com' ? 'https://avatars.githubusercontent.com' : origin;
  return { connect: new URL(interfaceOf(repository)).origin, img };
}

/** How the editor reaches a repository. Editors sign in with a token: no server of others takes part. */
export function backendOf(repository: Repository): Backend {
  const { host, origin, name, branch } = repository;
  return {
    name: host,
    repo: name,
    branch,
    api_root: interfaceOf(repository),
    base_url: origin,
    auth_methods: ['token'],
    commit_messages: {
      create: 'Ajouter {{collection}} « {{slug}} »',
      update: 'Modifier {{collection}} « {{slug}} »',
      delete: 'Retirer {{collection}} « {{slug}} »',
      uploadMedia: 'Ajouter {{path}}',
      deleteMedia: 'Retirer {{path}}',
    },
  };
}

/** The whole configuration of the editor: what it writes follows from the schemas that the check reads. */
export function editorConfig(backend: Backend, siteAddress: string): CmsConfig {
  const hasProposals = backend.name === 'github' || backend.name === 'gitlab';
  return {
    load_config_file: false,
    backend,
    publish_mode: hasProposals ? 'editorial_workflow' : 'simple',
    app_title: `${SITE.product} : les textes`,
    site_url: siteAddress,
    show_preview_links: false,
    logo: { src: '/favicon.svg' },
    media_folder: 'content/articles',
    public_folder: '/',
    media_libraries: {
      default: { config: { max_file_size: PICTURE.maxBytes, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
    editor: { preview: false },
    i18n: { structure: 'multiple_files', locales: [...LOCALES], default_locale: 'fr' },
    collections: [articles(), legalPages(), others()],
  };
}

/** What an editor says of a picture in a text, as the check asks for it. */
export const PICTURE_FIELDS: { readonly label: string; readonly fields: Field[] } = {
  label: 'Image',
  fields: [
    {
      name: 'src',
      label: 'Fichier',
      widget: 'image',
      accept: '.jpg,.jpeg,.png,.webp,.avif,.svg',
      choose_url: false,
      hint: `${PICTURE.sharpWidth} pixels de large, de préférence. Un nom en minuscules sans accent.`,
    },
    {
      name: 'alt',
      label: 'Alternative',
      widget: 'text',
      minlength: ALTERNATIVE.min,
      maxlength: ALTERNATIVE.max,
      hint: 'Ce que l’image montre, avec ses chiffres, pour qui ne la voit pas.',
    },
    {
      name: 'title',
      label: 'Légende',
      widget: 'string',
      pattern: ['^[^"]+$', 'sans guillemet droit : écrivez « mot »'],
      hint: 'Ce que la page écrit sous l’image.',
    },
  ],
};

/** The text of a page. The visual editor writes nothing that the check refuses; what it has no button for is Markdown. */
const body: Field = {
  name: 'body',
  label: 'Texte',
  widget: 'markdown',
  modes: ['rich_text', 'raw'],
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['picture'],
  use_emoji_autocomplete: false,
  hint: 'Un tableau, une note ou une liste à cocher s’écrit en Markdown, comme l’explique content/README.md.',
};

/** The fields of a text with its body after the short answer, or else at the end. */
function withBody(fields: Field[], isTranslated = false): Field[] {
  const at = fields.findIndex(({ name }) => name === 'answer') + 1 || fields.length;
  return fields.toSpliced(at, 0, isTranslated ? { ...body, i18n: true } : body);
}

function articles(): Collection {
  return {
    name: 'articles',
    label: 'Articles',
    label_singular: 'article',
    icon: 'article',
    folder: 'content/articles',
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'L’adresse de la page : courte, elle ne change plus une fois en ligne.',
      pattern: [
        '^[a-z0-9]+(?:-[a-z0-9]+)*$',
        'des minuscules sans accent, des chiffres et des traits d’union',
      ],
    },
    media_folder: '',
    public_folder: '.',
    summary: '{{title}}',
    sortable_fields: {
      fields: ['date', 'updated', 'title'],
      default: { field: 'date', direction: 'descending' },
    },
    view_filters: [{ label: 'Brouillons', field: 'draft', pattern: true }],
    fields: withBody(editorFields(ArticleSchema, ARTICLE_WORDS)),
  };
}

/** The folders of `content/legal`, each with what the foot of the pages calls it. */
const LEGAL_PAGES = { 'legal-notice': 'legalNotice', privacy: 'privacy', terms: 'terms' } as const;

function legalPages(): Collection {
  const fields = withBody(editorFields(LegalSchema, LEGAL_WORDS, true), true);
  return {
    name: 'legal',
    label: 'Pages légales',
    icon: 'gavel',
    i18n: true,
    files: Object.entries(LEGAL_PAGES).map(([name, key]): CollectionFile => ({
      name,
      label: t(`common.footer.${key}`),
      file: `content/legal/${name}/{{locale}}.md`,
      i18n: true,
      fields,
    })),
  };
}

function others(): Collection {
  return {
    name: 'others',
    label: 'Autres textes',
    icon: 'menu_book',
    i18n: true,
    files: [
      {
        name: 'about',
        label: `À propos de ${SITE.product}`,
        file: 'content/about/{{locale}}.md',
        i18n: true,
        fields: withBody(editorFields(ArticleSchema, ARTICLE_WORDS, true), true),
      },
      {
        name: 'glossary',
        label: 'Glossaire',
        file: 'content/glossary.yaml',
        format: 'yaml',
        fields: editorFields(GlossarySchema, GLOSSARY_WORDS),
      },
    ],
  };
}
