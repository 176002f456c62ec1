import { verbatim } from '../../typography.ts';

/** What the server answers a form that it does not take. What failed, then what to do. */
export const answers = {
  titlePrefix: verbatim('Erreur : '),
  unknownValue: 'Valeur non reconnue',
  refused: {
    malformed: 'L’envoi est arrivé illisible. Rechargez la page, puis recommencez.',
    unsupported: 'Ce type d’envoi n’est pas accepté. Utilisez le formulaire de la page.',
    conflict:
      'Une première demande est enregistrée, avec d’autres réponses. Pour envoyer aussi celle-ci, validez de nouveau.',
    'too-many': 'Trop d’envois en peu de temps. Attendez une minute, puis validez de nouveau.',
    failed:
      'Une panne de notre côté a empêché la suite. Recommencez dans un instant, ou écrivez à {{email.support}}.',
    unavailable:
      'Rien n’a pu être enregistré : la panne vient de chez nous. Vos réponses sont gardées ici. Validez de nouveau dans un instant, ou écrivez à {{email.contact}}.',
    'wrong-credentials': 'Adresse e-mail ou mot de passe incorrect. Vérifiez les deux, puis recommencez.',
    'not-open': verbatim(
      "La connexion n'est pas encore ouverte. Vos identifiants n’ont été ni transmis ni gardés. Pour être prévenu de l’ouverture, écrivez à {{email.support}}.",
    ),
    'expired-link':
      'Le lien de votre message n’est plus valable. Validez de nouveau : nous en enverrons un autre à cette adresse.',
  },
};
