import type { DemoWords } from './DemoWords'

export const nl: DemoWords = {
  women:
    'Sanne Lotte Eva Fleur Marieke Anouk Iris Esther Femke Roos Linda Saskia Noor Tessa Willemijn Annemiek Jolijn Myrthe Ilse Hanneke'.split(
      ' ',
    ),
  men: 'Daan Bram Sem Jeroen Maarten Pieter Koen Thijs Ruben Wouter Joris Sander Mark Bas Niels Hans Gijs Floris Rik Teun'.split(
    ' ',
  ),
  who: [
    'Vroege vogel met een zwak voor late gesprekken.',
    'Ik repareer oude fietsen en de meeste van mijn fouten.',
    'Voor het werk verhuisd, voor het water gebleven.',
    'Overdag lab, ’s avonds koor.',
    'Op zondag kook ik voor te veel mensen.',
    'De helft van mijn huis is boeken, de rest planten.',
    'Mijn zus zegt dat ik steeds dezelfde drie verhalen vertel, dus ik verzamel nieuwe.',
    'Ik bouw langzaam meubels en eet laat.',
    'Opgegroeid aan zee, en ik ga er zo vaak mogelijk heen.',
    'Ik werk met cijfers en denk in liedjes.',
  ],
  what: [
    '’s Avonds wandel ik tot de lantaarns aangaan.',
    'Ik zwem als het eigenlijk te koud is.',
    'Je vindt me voor negenen op de markt.',
    'Ik verzamel kleine bioscopen.',
    'Op een vrije dag pak ik zomaar een trein.',
    'Ik ken elk bankje in het park en weet waar de laatste zon valt.',
    'Mijn brood is goed, mijn pannenkoeken zijn beter.',
    'Liever de bus gemist dan een goed gesprek.',
  ],
  whom: [
    'Ik zoek iemand die in hele zinnen antwoordt.',
    'Eerst een goed gesprek, de rest heeft tijd.',
    'Ik hou van mensen die om hun plannen lachen.',
    'Vertel me wat je leest.',
    'Geen haast, wel nieuwsgierig.',
    'Vriendelijk, nieuwsgierig en een beetje eigenwijs past bij mij.',
    'Om te beginnen luister ik graag.',
  ],
  answers: [
    'Koffie, de markt, een lange wandeling en na vieren geen plannen.',
    'Linzensoep. Twee mensen wilden het recept.',
    'Een wandeling langs het water, en dan waar we honger krijgen.',
    'Als de buschauffeur even wacht.',
    'Het gewicht van elke koffer raden.',
    'Het jaar dat ik op een boot woonde.',
    'Geiten. Allemaal.',
    'Ananas hoort op pizza.',
    'Een bankje boven de haven van Triëst.',
    'Soep op het vuur, regen buiten, een plaat op.',
    'Een stoel gerepareerd en een taart laten aanbranden.',
    'Een cursus pottenbakken. We bakken er allebei niets van.',
  ],
}
