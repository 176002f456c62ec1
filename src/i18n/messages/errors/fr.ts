import { verbatim } from '../../typography.ts';

/** What is said when a part of a page, or a script of it, fails. */
export const errors = {
  title: verbatim('Une erreur est survenue'),
  text: verbatim('Nous nous excusons pour ce désagrément. Notre équipe a été notifiée.'),
  retry: verbatim('Réessayer'),
  reload: verbatim('Recharger la page'),
  support: 'Si cela se reproduit, écrivez au support :',
  notice: verbatim("Une erreur s'est produite. Veuillez rafraîchir la page."),
  close: 'Fermer ce message',
};
