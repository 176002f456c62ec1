/** What any form says once it is at work, besides what its own topic says of it. */
export const forms = {
  sending: 'Envoi en cours…',
  offline:
    'Vous êtes hors connexion : rien n’est parti. Ce que vous avez saisi est gardé. Reconnectez-vous, puis réessayez.',
  timeout:
    'La réponse tarde trop. Ce que vous avez saisi est gardé : réessayez. Si le premier envoi était arrivé, il ne comptera qu’une fois.',
  failed:
    'L’envoi n’a pas abouti. Ce que vous avez saisi est gardé : réessayez. Si cela se reproduit, écrivez à {{email.contact}}.',
  /** The delay is a duration in words, known in the browser only. */
  wait: 'Prochain essai possible dans {{delay}}.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  about: 'Au sujet de',
  removeAbout: 'Retirer',
  /** Before the date and the time. */
  seal: 'Reçu le',
  /** Where there is no script there is no time. */
  sealed: 'Reçu',
  next: 'La suite',
};
