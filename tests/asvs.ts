/**
 * The 32 checks of the OWASP Application Security Verification Standard 5.0 that concern this site, each with its
 * proof. `tests/build/asvs.test.ts` fails when a proof is gone, and writes the table to `dist/asvs.md`.
 */

/** A test, by its file and a part of its title. */
type Proof = readonly [file: string, title: string];

/** One check, proved by tests, with what they leave open. */
interface Check {
  /** The requirements of the standard, and their levels. */
  readonly asvs: string;
  readonly level: string;
  readonly claim: string;
  readonly proofs: readonly Proof[];
  /** What no test proves here, and why. */
  readonly reason?: string;
}

const MALFORMED = 'tests/server/malformed-requests.test.ts';
const HEADERS = 'tests/server/headers.test.ts';
const ENDPOINTS = 'tests/server/endpoints.test.ts';
const REPORTS = 'tests/server/error-reports.test.ts';
const LINKS = 'tests/build/crawlers/links.test.ts';
const POLICY = 'tests/e2e/policy.test.ts';
const DELIVERY = 'tests/build/delivery.test.ts';
const DEPLOYMENT = 'tests/server/deployment.test.ts';
const RULES = 'tests/unit/asvs-rules.test.ts';
const BODIES = 'tests/server/form-bodies.test.ts';
const MAILS = 'tests/server/mails.test.ts';
const DEMO = 'tests/server/demo-request.test.ts';
const LOGIN = 'tests/server/login.test.ts';
const OPERATORS = 'tests/server/operators.test.ts';
const DELIVERIES = 'tests/server/delivery-faults.test.ts';
const DURABILITY = 'tests/server/durability-faults.test.ts';
const STORE_FAULTS = 'tests/server/store-faults.test.ts';
const STORE = 'tests/server/store.test.ts';

/** In the order of the reference: the place in the list is the number of the check. */
export const CHECKS: readonly Check[] = [
  {
    asvs: '1.2.1',
    level: '1',
    claim: 'What visitors send is escaped wherever it is shown.',
    proofs: [
      ['tests/build/crawlers/structured-data.test.ts', 'which cannot end its script'],
      [DEMO, 'F22: is kept as typed but for tags, and makes one line of the log'],
      [MAILS, 'F22: what a visitor wrote is shown and does nothing'],
      [OPERATORS, 'lists leads without letting one of them act on the terminal'],
      ['tests/server/field-limits.test.ts', 'what was typed comes back as text, whatever it is'],
    ],
  },
  {
    asvs: '1.2.2',
    level: '1',
    claim: 'Addresses from settings and content are https: or mailto:; javascript: stops the build.',
    proofs: [
      ['tests/unit/page-policy.test.ts', '%s is refused, with where it is'],
      [LINKS, 'never leave over plain http, and never carry script'],
      ['tests/server/lifecycle.test.ts', 'for each variable with a wrong value'],
    ],
  },
  {
    asvs: '1.2.4',
    level: '1',
    claim: 'No SQL is made with a value in it: all are bound parameters.',
    proofs: [[RULES, 'no statement of SQL holds a value']],
  },
  {
    asvs: '1.2.10',
    level: '3',
    claim: 'Exports to CSV defuse formulas.',
    proofs: [
      [OPERATORS, 'F22: exports every lead as it was given, and no cell that a spreadsheet would run'],
    ],
  },
  {
    asvs: '1.3.2',
    level: '1',
    claim: 'Nothing is evaluated: no eval, no new Function, trusted types in force.',
    proofs: [
      [RULES, 'nothing is evaluated as code'],
      [POLICY, 'H5 as HTML is an error'],
    ],
  },
  {
    asvs: '1.3.6, 13.2.4, 15.3.2',
    level: '2',
    claim: 'The server calls configured hosts only, follows no redirect, and no private address.',
    proofs: [
      ['tests/build/crawlers/index-now.test.ts', '36. goes in one message'],
      [DELIVERIES, 'F06: that sends elsewhere is not followed'],
      [DELIVERIES, 'is not called unless it is meant: %s'],
      [LOGIN, 'follows a redirect of the product to itself, and to nowhere else'],
    ],
  },
  {
    asvs: '1.3.11',
    level: '2',
    claim: 'No header can be injected into a mail.',
    proofs: [
      [BODIES, 'F21: what would begin another header of a mail'],
      [MAILS, 'F21: nothing in a field adds a header or a recipient'],
    ],
  },
  {
    asvs: '1.3.12',
    level: '3',
    claim: 'No regular expression on what visitors send takes more than linear time.',
    proofs: [
      ['tests/unit/patterns.test.ts', 'by $pattern of $file'],
      [BODIES, 'F23: a text made to be slow'],
      ['tests/unit/masking.test.ts', 'takes no time to mask, however long'],
    ],
  },
  {
    asvs: '2.2.1, 2.2.2',
    level: '1',
    claim: 'The server refuses what the fields of the page refuse, from one table.',
    proofs: [
      ['tests/unit/form-schemas.test.ts', 'has one name pattern for browser and server'],
      ['tests/unit/form-schemas.test.ts', 'takes each field up to its limit, and not one character more'],
      ['tests/server/field-limits.test.ts', 'is refused by the server too'],
    ],
  },
  {
    asvs: '2.3.3',
    level: '2',
    claim: 'A form is kept whole or not at all.',
    proofs: [
      [DURABILITY, 'F01: killed again and again while visitors post'],
      [STORE_FAULTS, 'F08: a full %s is said, keeps what was there'],
      [STORE_FAULTS, 'F08: a database that takes no writes is said'],
    ],
  },
  {
    asvs: '2.4.1',
    level: '2',
    claim: 'Nobody can send more than a person would.',
    proofs: [
      [REPORTS, 'is refused after thirty in a minute from one client'],
      ['tests/server/policy-reports.test.ts', 'counts against the limit of error reports'],
      [DEMO, 'F17: the sixth in a minute from one address waits'],
      [DEMO, 'F17: a network of IPv6 counts as one address'],
    ],
  },
  {
    asvs: '3.2.1',
    level: '1',
    claim: 'What endpoints answer is no page to a browser: exact type, and a policy that allows nothing.',
    proofs: [
      [HEADERS, 'allows nothing at %s'],
      [ENDPOINTS, 'is no page that a link leads to; our scripts get it'],
    ],
  },
  {
    asvs: '3.2.2',
    level: '1',
    claim: 'No HTML is inserted, but by the listed places that are given what we rendered.',
    proofs: [[RULES, 'HTML is set in listed places only']],
  },
  {
    asvs: '3.3.1 to 3.3.4',
    level: '1-2',
    claim: 'Pages set no cookie.',
    proofs: [
      [HEADERS, 'every file of the build, by its address'],
      [LOGIN, 'passes on the allowed cookies as they came, and no other of forty'],
    ],
  },
  {
    asvs: '3.4.1',
    level: '1',
    claim: 'Browsers are told to insist on https for two years.',
    proofs: [[HEADERS, 'H1 every answer has every header']],
  },
  {
    asvs: '3.4.2',
    level: '1',
    claim: 'No other site may read our answers.',
    proofs: [
      ['tests/server/addresses.test.ts', 'nothing that would let another site in'],
      ['tests/support/split-hosts.ts', 'and not those of %s, whose posts they refuse'],
    ],
  },
  {
    asvs: '3.4.3',
    level: '2-3',
    claim: 'Every page has its own strict policy, by hashes.',
    proofs: [
      [DELIVERY, 'carries the policy of its header, and no other'],
      [DELIVERY, 'H3 no weakness'],
      [DELIVERY, 'H7 %s'],
      [DELIVERY, 'H9 none is loose'],
    ],
  },
  {
    asvs: '3.4.4 to 3.4.6',
    level: '2',
    claim: 'Types are not guessed, addresses stay here, and no frame holds us: on every answer.',
    proofs: [
      [HEADERS, 'H1 every answer has every header'],
      [POLICY, 'H8 as a frame around a page'],
    ],
  },
  {
    asvs: '3.4.7, 3.4.8',
    level: '3',
    claim: 'Browsers report what a policy stops; every page has its own group of windows.',
    proofs: [
      ['tests/server/policy-reports.test.ts', 'is logged as an error of the page'],
      [HEADERS, 'H1 every answer has every header'],
    ],
    reason:
      'That Chromium sends the report is not tested: it does over https only, which the test servers do not speak.',
  },
  {
    asvs: '3.5.1 to 3.5.3',
    level: '1',
    claim: 'A post from another site is refused; a GET changes nothing.',
    proofs: [
      [ENDPOINTS, 'a post that a page of another site makes the browser send'],
      [ENDPOINTS, 'a post from our own pages'],
      [ENDPOINTS, 'answers 405 to a method that it does not have'],
      [BODIES, 'F20: a form sent by a page of another site'],
      ['tests/server/newsletter.test.ts', 'N01: nothing happens to those whose mail program opens the links'],
    ],
  },
  {
    asvs: '3.6.1',
    level: '3',
    claim: 'Pages load nothing from elsewhere.',
    proofs: [[LINKS, 'no page loads anything from elsewhere']],
  },
  {
    asvs: '4.1.1',
    level: '1',
    claim: 'Every text is sent with its type and charset.',
    proofs: [
      ['tests/server/files.test.ts', 'every file is sent with its type, and its charset when it is text'],
    ],
  },
  {
    asvs: '4.1.3, 15.3.4',
    level: '2',
    claim: 'Forged Host and forwarded headers change nothing.',
    proofs: [
      [ENDPOINTS, 'a forged forwarded host changes nothing'],
      [MALFORMED, 'a forged forwarded host'],
      [DEPLOYMENT, 'a request for the host %s is not answered'],
      [DEPLOYMENT, 'one visitor is one visitor, whatever address they claim to come from'],
    ],
  },
  {
    asvs: '4.1.4, 13.4.4',
    level: '2-3',
    claim: 'Only GET, HEAD, POST and OPTIONS are answered; TRACE ends nothing.',
    proofs: [
      [MALFORMED, 'TRACE /'],
      ['tests/server/addresses.test.ts', 'is refused everywhere'],
    ],
  },
  {
    asvs: '4.2.1',
    level: '2',
    claim: 'A request whose end is ambiguous is refused.',
    proofs: [
      [MALFORMED, 'two lengths that disagree'],
      [MALFORMED, 'two lengths'],
      [MALFORMED, 'lines that end without a return'],
    ],
  },
  {
    asvs: '6.3.1, 6.3.8',
    level: '1-3',
    claim: 'Login cannot be guessed at, nor accounts listed.',
    proofs: [
      [LOGIN, 'says the same of a wrong password and of an unknown account'],
      [LOGIN, 'is tried ten times a minute from one address, and ten times for one account from any'],
    ],
  },
  {
    asvs: '12.1.1, 12.3.2',
    level: '1-2',
    claim: 'TLS 1.2 and 1.3 only; a bad certificate of another host fails.',
    proofs: [[DEPLOYMENT, 'speaks TLS 1.2 and 1.3, not 1.1, and HTTP/2']],
    reason:
      'TLS ends at the proxy, as src/server/README.md says. Node refuses bad certificates by itself; a test holds that no code turns that off.',
  },
  {
    asvs: '13.3.1, 13.4.1, 13.4.2, 13.4.7',
    level: '1-3',
    claim: 'No secret, source, map or dotfile is published.',
    proofs: [
      [DELIVERY, 'the build shows nothing of how it was made'],
      ['tests/server/addresses.test.ts', '/.env'],
      [MALFORMED, 'an encoded way up'],
      [RULES, 'certificates are never left unchecked'],
    ],
  },
  {
    asvs: '14.2.1, 14.2.7, 14.3.2',
    level: '1-3',
    claim: 'No personal data in an address; answers that hold some are not kept.',
    proofs: [
      [ENDPOINTS, 'is never kept'],
      [REPORTS, 'that %s is refused and not kept'],
      [STORE, 'what RETENTION no longer allows is deleted, and nothing else'],
      ['tests/server/newsletter.test.ts', 'N02: no token is in the database of %s'],
    ],
  },
  {
    asvs: '15.1.2, 15.2.1',
    level: '1-2',
    claim: 'All that the site is made with is listed, at exact versions, with digests.',
    proofs: [
      ['tests/build/sbom.test.ts', 'names every package that the site is made with'],
      ['tests/unit/lockfile.test.ts', 'has the digest of every package'],
      ['tests/unit/lockfile.test.ts', 'runs no script at install but those'],
      ['tests/build/reproducible.test.ts', 'two builds of the same files are the same'],
    ],
    reason: 'Known advisories need a registry that answers: `npm audit` before a release.',
  },
  {
    asvs: '15.3.3, 15.3.6, 15.3.7',
    level: '2',
    claim: 'Only the fields that we know are read, once each; no prototype is touched.',
    proofs: [
      [REPORTS, 'has one field more'],
      [DEMO, 'F24: keeps the fields that it knows, whatever comes with them'],
      [BODIES, 'F24: a field that takes one value'],
    ],
  },
  {
    asvs: '16.2.5, 16.4.1, 16.5.1 to 16.5.3',
    level: '2',
    claim:
      'Logs hold nothing of visitors, failures say a reference only, and pages outlive what breaks behind them.',
    proofs: [
      ['tests/server/failure.test.ts', 'the log says where, and nothing of the visitor'],
      ['tests/server/failure.test.ts', 'reads so in their language, with a reference'],
      [REPORTS, 'serves its pages, logs the reports, and says why it keeps none'],
      [LOGIN, 'leaves no password behind: not in the log, not on the disk'],
      [STORE_FAULTS, 'F10: a server that starts without its database serves the pages, and finds it later'],
    ],
  },
];
