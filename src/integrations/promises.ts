import { claimFigure } from '#i18n/claim-figure.ts';
import { fillFacts } from '#i18n/facts.ts';
import { CLAIMS, PLANS, SITE } from '#site.ts';

const OFFERS = [
  'Essai de {{offer.trialDays}} jours sans carte bancaire, demandé depuis les tarifs',
  'Essai de {{offer.loginTrialDays}} jours avec toutes les fonctionnalités, demandé depuis la connexion',
  'Satisfait ou remboursé pendant {{offer.refundDays}} jours ; mise en service : {{offer.setupFee}}',
  'Démonstration de {{offer.demoMinutes}} minutes ; réponse sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}',
  'Support 24 h/24, 7 jours sur 7 ; réponse sous {{offer.supportReplyHours}} heures',
];

/** Lists in French what the pages promise and which mailboxes they name, for the owner to confirm before a release. */
export function listPromises(): string[] {
  return [
    ...CLAIMS.map((claim) => `${claimFigure(claim, 'fr')} ${claim.wording.fr}`),
    ...PLANS.map(
      ({ name, monthlyPrice }) =>
        `Formule ${name} : ${monthlyPrice === null ? 'sur devis' : `${monthlyPrice} € HT par mois`}`,
    ),
    ...OFFERS.map((offer) => fillFacts(offer, 'fr')),
    ...Object.values(SITE.emails).map((address) => `Boîte aux lettres lue : ${address}`),
  ];
}
