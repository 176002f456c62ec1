import type { accessibility as french } from './fr.ts';

export const accessibility: typeof french = {
  seoTitle: 'Accessibility: statement of conformity (RGAA, WCAG)',
  description:
    'How accessible this site is, criterion by criterion: what conforms, what does not, what nobody has assessed yet, and how to tell us.',
  title: 'Accessibility',
  footer: {
    full: 'Accessibility: fully conforms',
    partial: 'Accessibility: partially conforms',
    none: 'Accessibility: does not conform',
  },
  lead: '{{provider}} wants everyone to be able to read and use this site, whatever their equipment and their way of reading. This statement is computed from our audit: it cannot say more than the audit does.',
  state: {
    title: 'State of conformity',
    full: 'The site fully conforms to RGAA 4.1.2.',
    partial: 'The site partially conforms to RGAA 4.1.2.',
    none: 'The site does not conform to RGAA 4.1.2.',
    rule: 'RGAA, the French accessibility reference, has 106 criteria and rests on WCAG 2.1 AA. The rate is the share of applicable criteria that are met, rounded down. A criterion that nobody has assessed counts as not met.',
    rate: '{{rate}} of the applicable criteria are met',
    results: {
      conforms: 'met',
      fails: 'not met',
      notAssessed: 'to be assessed',
      notApplicable: 'not applicable',
    },
  },
  faults: {
    title: 'Content that is not accessible',
    fails: 'Not met',
    nothing: 'No known fault.',
    notAssessed: 'Not yet assessed',
    pending:
      'These criteria need a judgement that nobody has yet made on every page. So we do not claim to meet them.',
    burden: 'We claim no exemption for disproportionate burden.',
  },
  method: {
    title: 'How this was established',
    day: 'Statement prepared on {{day}}, by the team’s own assessment. No outside body has checked it.',
    technologies:
      'Technologies used: HTML, CSS, JavaScript, SVG, WAI-ARIA. Pages can be read without JavaScript.',
    environment:
      'Test environment: Chromium at 320, 390, 768 and 1280 pixels, in light, dark, more contrast, forced colours and print; the main journeys also in Firefox and WebKitGTK, by keyboard and by pointer. A simulated screen reader reads the home and pricing pages. No real screen reader has been used yet, and nobody with a disability has tried the site for us yet.',
    tools: 'Tools: {{tools}}.',
    pages: 'Pages checked: all {{count}} of them, not a sample.',
    list: 'See the addresses',
  },
  contact: {
    title: 'Report an obstacle',
    text: 'Does a page, a form or a document resist you? Tell us the page, what you wanted to do and your equipment. We will give you the information or the service some other way, then mend the page.',
  },
  appeal: {
    title: 'If our answer is not enough',
    text: 'If you have told us of a fault that keeps you from a content or a service, and our answer does not satisfy you, you can turn to the Défenseur des droits, the French ombudsman:',
    ways: [
      {
        label: 'write to the Défenseur des droits (in French)',
        href: 'https://formulaire.defenseurdesdroits.fr',
      },
      {
        label: 'contact its delegate in your region (in French)',
        href: 'https://www.defenseurdesdroits.fr/saisir/delegues',
      },
    ],
    post: 'or send a letter, no stamp needed: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, France.',
  },
  detail: {
    title: 'The 106 criteria, one by one',
    lead: 'In few words here. The official text and its tests are on the RGAA site, in French.',
    official: 'Read RGAA 4.1.2 (in French)',
    columns: ['Criterion', 'Result', 'Proof'],
    caption: 'Criteria of the theme {{theme}}',
    results: {
      conforms: 'Met',
      fails: 'Not met',
      notAssessed: 'To be assessed',
      notApplicable: 'Not applicable',
    },
    test: 'test',
    tests: '{{count}} tests',
    person: '{{who}}, {{day}}',
  },
};
