/** Marks what an editor has not written yet: the check names each place where it is left. */
export const TO_REPLACE = 'À REMPLACER';

/** A new article: every field with what it is for, and a text that passes the check but for what is to be replaced. */
export function articleTemplate(title: string, slug: string, today: string): string {
  const quoted = JSON.stringify(title);
  return `---
# Le titre de la page : 20 à 80 signes.
title: ${quoted}
# Le titre dans un moteur de recherche : 20 à 60 signes.
seoTitle: "${TO_REPLACE} par un titre court (${slug.slice(0, 12)})"
# Le résumé dans un moteur de recherche : 70 à 155 signes.
description: "${TO_REPLACE} par un résumé : ce que le lecteur saura faire après sa lecture (${slug.slice(0, 40)})."
# Le jour de parution. Un jour futur : l'article paraît à la première mise en ligne à partir de ce jour.
date: "${today}"
# Le jour de la dernière modification.
updated: "${today}"
# Le jour où les sources ont été relues.
checked: "${today}"
# Qui signe : redaction.
author: "redaction"
# Le rayon : comprendre, detecter, repondre ou decider.
theme: "comprendre"
# La réponse courte, en tête de page : 150 à 700 signes.
answer: "${TO_REPLACE} par la réponse, en deux ou trois phrases. Elle se lit seule, sans le reste de l'article : un chiffre, une règle avec son texte et sa date, et ce que le lecteur peut faire dès aujourd'hui."
# Le dessin de tête : "share" (une part), "figure" (un chiffre) ou "scale" (de deux à cinq repères).
#   kind: "share",  percent: 41.8,        caption: "…"
#   kind: "figure", figure: "30 jours",   caption: "…"
#   kind: "scale",  marks: une liste de label et note, caption: "…"
cover:
  kind: "figure"
  figure: "30 jours"
  caption: "${TO_REPLACE} par ce que mesure ce chiffre"
# Les articles à lire ensuite : des noms de fichiers, sans .md, quatre au plus.
related: []
# L'invitation en bas de page. target : demo, console ou newsletter.
call:
  title: "${TO_REPLACE} par une invitation"
  text: "${TO_REPLACE} par une phrase qui dit ce que le lecteur verra."
  target: "console"
# Trois questions que les lecteurs posent, avec leur réponse.
questions:
  - question: "${TO_REPLACE} par une première question ?"
    answer: "${TO_REPLACE} par une réponse de 60 à 900 signes, qui se lit seule et cite son texte."
  - question: "${TO_REPLACE} par une deuxième question ?"
    answer: "${TO_REPLACE} par une réponse de 60 à 900 signes, qui se lit seule et cite son texte."
  - question: "${TO_REPLACE} par une troisième question ?"
    answer: "${TO_REPLACE} par une réponse de 60 à 900 signes, qui se lit seule et cite son texte."
# Les sources, avec leur date (AAAA, AAAA-MM ou AAAA-MM-JJ) et leur adresse https.
sources:
  - title: "${TO_REPLACE} par le titre de la source"
    publisher: "Légifrance"
    date: "2026"
    url: "https://www.legifrance.gouv.fr"
# true : visible avec npm run dev seulement. Retirez la ligne pour publier.
draft: true
---

${TO_REPLACE} par un premier paragraphe : la situation du lecteur, et ce que l'article règle. Un lien vers une page du site s'écrit ainsi : [le produit](/produit).

## ${TO_REPLACE} par une première partie

Un fait se cite avec sa source.[^1] Le nom du produit s'écrit {{product}}.

![${TO_REPLACE} par ce que le dessin montre, avec ses chiffres, pour qui ne le voit pas.](./${slug}.svg "${TO_REPLACE} par une légende")

## ${TO_REPLACE} par une deuxième partie

| Étape | Durée |
| --- | --- |
| ${TO_REPLACE} | 30 jours |

## ${TO_REPLACE} par la liste à cocher

- [ ] ${TO_REPLACE} par une vérification

[^1]: ${TO_REPLACE} par la source, sa date, et ce qui reste incertain.
`;
}

/** The smallest drawing that a page can set: a line, a bar and words, in the page's own colours. */
export const DRAWING_TEMPLATE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 80">
  <text class="tb" x="10" y="20">${TO_REPLACE}</text>
  <rect class="ink" x="10" y="30" width="220" height="12"/>
  <path class="line" d="M10 56H350"/>
  <text class="ts" x="10" y="74">janvier</text>
  <text class="ts" x="350" y="74" text-anchor="end">décembre</text>
</svg>
`;
