import type { Locale } from '@duetto/shared/domain'

type Lines = readonly [readonly string[], readonly string[], readonly string[]]

/** Who I am, what I do, whom I look for: one of each makes a text. */
export const aboutLines: Record<Locale, Lines> = {
  en: [
    [
      'Early riser with a soft spot for late conversations.',
      'I fix old bicycles and most of my own mistakes.',
      'Moved here for work and stayed for the river.',
      'Teacher by day, bad guitarist by night.',
      'I cook on Sundays and invite too many people.',
      'Half of my flat is books, the other half is plants.',
    ],
    [
      'Most evenings I walk until the street lamps come on.',
      'I swim when it is too cold for sensible people.',
      'You find me at the market before nine.',
      'I collect small cinemas and quiet cafés.',
      'On a free day I take any train and see where it stops.',
    ],
    [
      'Looking for somebody who answers in whole sentences.',
      'A good talk first; everything else has time.',
      'I like people who laugh at their own plans.',
      'Tell me what you are reading, or why you stopped.',
      'No hurry, no games, a little curiosity.',
    ],
  ],
  it: [
    [
      'Mi sveglio presto ma le conversazioni migliori le faccio tardi.',
      'Aggiusto biciclette e quasi tutti i miei errori.',
      'Sono arrivata per lavoro e rimasta per i portici.',
      'Di giorno ufficio, di sera forno: il pane mi riesce.',
      'La domenica cucino per troppe persone.',
      "Metà della casa sono libri, l'altra metà piante.",
    ],
    [
      'Quasi ogni sera cammino finché si accendono i lampioni.',
      'Nuoto anche quando fa troppo freddo.',
      'Mi trovi al mercato prima delle nove.',
      'Colleziono piccoli cinema e caffè tranquilli.',
      'Nei giorni liberi prendo un treno a caso.',
    ],
    [
      'Cerco qualcuno che risponda con frasi intere.',
      'Prima una bella chiacchierata, il resto ha tempo.',
      'Mi piace chi ride dei propri programmi.',
      'Dimmi cosa leggi, o perché hai smesso.',
      "Senza fretta, con un po' di curiosità.",
    ],
  ],
  de: [
    [
      'Frühaufsteher mit einer Schwäche für späte Gespräche.',
      'Ich repariere alte Fahrräder und die meisten meiner Fehler.',
      'Für die Arbeit hergezogen, wegen des Flusses geblieben.',
      'Tagsüber Labor, abends Chor.',
      'Sonntags koche ich und lade zu viele Leute ein.',
      'Die halbe Wohnung ist Bücher, die andere Pflanzen.',
    ],
    [
      'Abends gehe ich spazieren, bis die Laternen angehen.',
      'Ich schwimme, wenn es Vernünftigen zu kalt ist.',
      'Man trifft mich vor neun auf dem Markt.',
      'Ich sammle kleine Kinos und stille Cafés.',
      'An freien Tagen nehme ich irgendeinen Zug.',
    ],
    [
      'Ich suche jemanden, der in ganzen Sätzen antwortet.',
      'Erst ein gutes Gespräch, alles andere hat Zeit.',
      'Ich mag Menschen, die über ihre Pläne lachen.',
      'Erzähl mir, was du gerade liest.',
      'Ohne Eile, mit etwas Neugier.',
    ],
  ],
  fr: [
    [
      'Je me lève tôt, mais les belles conversations viennent tard.',
      'Je répare de vieux vélos et presque toutes mes erreurs.',
      'Venu pour le travail, resté pour le fleuve.',
      'Le jour au bureau, le soir à la chorale.',
      'Le dimanche je cuisine pour trop de monde.',
      "La moitié de l'appartement en livres, l'autre en plantes.",
    ],
    [
      "Le soir je marche jusqu'à ce que les réverbères s'allument.",
      'Je nage quand il fait trop froid.',
      'On me trouve au marché avant neuf heures.',
      'Je collectionne les petits cinémas.',
      'Les jours libres, je prends un train au hasard.',
    ],
    [
      "Je cherche quelqu'un qui répond par des phrases entières.",
      "D'abord une vraie conversation, le reste a le temps.",
      "J'aime les gens qui rient de leurs projets.",
      'Dis-moi ce que tu lis.',
      'Sans hâte, avec un peu de curiosité.',
    ],
  ],
  es: [
    [
      'Madrugo, pero las mejores charlas llegan tarde.',
      'Arreglo bicicletas viejas y casi todos mis errores.',
      'Vine por trabajo y me quedé por el mar.',
      'De día oficina, de noche coro.',
      'Los domingos cocino para demasiada gente.',
      'Media casa son libros, la otra media plantas.',
    ],
    [
      'Por las tardes camino hasta que encienden las farolas.',
      'Nado cuando hace demasiado frío.',
      'Me encuentras en el mercado antes de las nueve.',
      'Colecciono cines pequeños y cafés tranquilos.',
      'En días libres cojo cualquier tren.',
    ],
    [
      'Busco a alguien que responda con frases enteras.',
      'Primero una buena charla, lo demás tiene tiempo.',
      'Me gusta la gente que se ríe de sus planes.',
      'Cuéntame qué estás leyendo.',
      'Sin prisa, con algo de curiosidad.',
    ],
  ],
  nl: [
    [
      'Vroege vogel met een zwak voor late gesprekken.',
      'Ik repareer oude fietsen en de meeste van mijn fouten.',
      'Voor het werk verhuisd, voor het water gebleven.',
      "Overdag lab, 's avonds koor.",
      'Op zondag kook ik voor te veel mensen.',
      'De helft van mijn huis is boeken, de rest planten.',
    ],
    [
      "'s Avonds wandel ik tot de lantaarns aangaan.",
      'Ik zwem als het eigenlijk te koud is.',
      'Je vindt me voor negenen op de markt.',
      'Ik verzamel kleine bioscopen.',
      'Op een vrije dag pak ik zomaar een trein.',
    ],
    [
      'Ik zoek iemand die in hele zinnen antwoordt.',
      'Eerst een goed gesprek, de rest heeft tijd.',
      'Ik hou van mensen die om hun plannen lachen.',
      'Vertel me wat je leest.',
      'Geen haast, wel nieuwsgierig.',
    ],
  ],
  pl: [
    [
      'Wstaję wcześnie, ale najlepsze rozmowy są późno.',
      'Naprawiam stare rowery i większość swoich błędów.',
      'Praca mnie tu przywiodła, rzeka zatrzymała.',
      'W dzień biuro, wieczorem chór.',
      'W niedziele gotuję dla zbyt wielu osób.',
      'Pół mieszkania to książki, drugie pół rośliny.',
    ],
    [
      'Wieczorem chodzę, aż zapalą się latarnie.',
      'Pływam, kiedy jest za zimno.',
      'Przed dziewiątą jestem na targu.',
      'Zbieram małe kina i ciche kawiarnie.',
      'W wolny dzień wsiadam w dowolny pociąg.',
    ],
    [
      'Szukam kogoś, kto odpisuje pełnymi zdaniami.',
      'Najpierw dobra rozmowa, reszta ma czas.',
      'Lubię ludzi, którzy śmieją się ze swoich planów.',
      'Powiedz, co czytasz.',
      'Bez pośpiechu, z ciekawością.',
    ],
  ],
  da: [
    ['Jeg står tidligt op, men snakker helst sent.', 'Jeg reparerer gamle cykler.'],
    ['Om aftenen går jeg, til lygterne tændes.', 'Jeg bader, når det er for koldt.'],
    ['Jeg søger en, der svarer i hele sætninger.', 'Først en god samtale, resten har tid.'],
  ],
  sv: [
    ['Jag vaknar tidigt men pratar helst sent.', 'Jag lagar gamla cyklar.'],
    ['På kvällen går jag tills lyktorna tänds.', 'Jag badar när det är för kallt.'],
    ['Jag söker någon som svarar i hela meningar.', 'Först ett bra samtal, resten har tid.'],
  ],
  no: [
    ['Jeg står tidlig opp, men snakker helst sent.', 'Jeg fikser gamle sykler.'],
    ['Om kvelden går jeg til lyktene tennes.', 'Jeg bader når det er for kaldt.'],
    ['Jeg ser etter en som svarer i hele setninger.', 'Først en god samtale, resten har tid.'],
  ],
  fi: [
    ['Herään aikaisin, mutta juttelen mieluiten myöhään.', 'Korjaan vanhoja pyöriä.'],
    ['Iltaisin kävelen, kunnes lamput syttyvät.', 'Uin, kun on liian kylmä.'],
    ['Etsin ihmistä, joka vastaa kokonaisin lausein.', 'Ensin hyvä keskustelu, muulla on aikaa.'],
  ],
}
