import type { Locale } from '@duetto/shared/domain'
import { demoTexts } from '../texts'
import type { Script } from './script'

interface DemoMemberTexts {
  /** States that the profile is an example and a script writes its answers. Sent once, with the first reply. */
  disclosure: string
  /** Replies to questions about whether the member is real, and to suggestions to meet or to use another channel. */
  replies: readonly string[]
}

const texts: Record<Locale, DemoMemberTexts> = {
  da: {
    disclosure: '(Dette er en demo: Min profil er et eksempel, og et script skriver mine svar.)',
    replies: [
      'Min profil er en del af demoen, og et script skriver mine svar. Vi kan ikke mødes.',
      'Der sidder ingen bag denne demoprofil. På det rigtige site svarer medlemmerne selv.',
    ],
  },
  de: {
    disclosure:
      '(Das ist eine Demo: Mein Profil ist ein Beispiel, und ein Programm schreibt meine Antworten.)',
    replies: [
      'Mein Profil gehört zur Demo, und ein Programm schreibt meine Antworten. Treffen können wir uns nicht.',
      'Hinter diesem Demo-Profil sitzt niemand. Auf der echten Seite antworten die Mitglieder selbst.',
    ],
  },
  en: {
    disclosure: '(This is a demo: my profile is an example, and a script writes my answers.)',
    replies: [
      'My profile is part of the demo, and a script writes my answers. We cannot meet.',
      'There is no person behind this demo profile. On the real site, members answer themselves.',
    ],
  },
  es: {
    disclosure: '(Esto es una demo: mi perfil es un ejemplo y un programa escribe mis respuestas.)',
    replies: [
      'Mi perfil es parte de la demo y un programa escribe mis respuestas. No podemos vernos.',
      'Detrás de este perfil de demo no hay nadie. En el sitio real responden los propios miembros.',
    ],
  },
  fi: {
    disclosure: '(Tämä on demo: profiilini on esimerkki, ja ohjelma kirjoittaa vastaukseni.)',
    replies: [
      'Profiilini on osa demoa, ja ohjelma kirjoittaa vastaukseni. Emme voi tavata.',
      'Tämän demoprofiilin takana ei ole ketään. Oikealla sivustolla jäsenet vastaavat itse.',
    ],
  },
  fr: {
    disclosure: '(Ceci est une démo : mon profil est un exemple, et un programme écrit mes réponses.)',
    replies: [
      'Mon profil fait partie de la démo, et un programme écrit mes réponses. Impossible de se rencontrer.',
      'Il n’y a personne derrière ce profil de démo. Sur le vrai site, les membres répondent eux-mêmes.',
    ],
  },
  it: {
    disclosure: '(Questa è una demo: il mio profilo è un esempio e un programma scrive le mie risposte.)',
    replies: [
      'Il mio profilo fa parte della demo e un programma scrive le mie risposte. Non possiamo incontrarci.',
      'Dietro questo profilo demo non c’è nessuno. Sul sito vero rispondono gli iscritti in persona.',
    ],
  },
  nl: {
    disclosure: '(Dit is een demo: mijn profiel is een voorbeeld en een programma schrijft mijn antwoorden.)',
    replies: [
      'Mijn profiel hoort bij de demo en een programma schrijft mijn antwoorden. Afspreken kan niet.',
      'Er zit niemand achter dit demoprofiel. Op de echte site antwoorden de leden zelf.',
    ],
  },
  no: {
    disclosure: '(Dette er en demo: Profilen min er et eksempel, og et skript skriver svarene mine.)',
    replies: [
      'Profilen min er en del av demoen, og et skript skriver svarene mine. Vi kan ikke møtes.',
      'Det er ingen bak denne demoprofilen. På det ekte nettstedet svarer medlemmene selv.',
    ],
  },
  pl: {
    disclosure: '(To jest demo: mój profil to przykład, a moje odpowiedzi pisze skrypt.)',
    replies: [
      'Mój profil należy do demo, a moje odpowiedzi pisze skrypt. Nie możemy się spotkać.',
      'Za tym profilem demo nikt nie stoi. W prawdziwym serwisie członkowie odpowiadają sami.',
    ],
  },
  sv: {
    disclosure: '(Det här är en demo: min profil är ett exempel, och ett skript skriver mina svar.)',
    replies: [
      'Min profil hör till demon, och ett skript skriver mina svar. Vi kan inte träffas.',
      'Det finns ingen bakom den här demoprofilen. På den riktiga sajten svarar medlemmarna själva.',
    ],
  },
}

/**
 * Returns the script of a demo member. It is a fictional profile's script with this file's disclosure and replies
 * instead of the statements about being fictional.
 */
export const demoMemberScript = (language: Locale): Script => {
  const { companion } = demoTexts[language]
  const { disclosure, replies } = texts[language]
  const { reality, meeting, contact } = companion.topics
  return {
    ...companion,
    disclosure,
    topics: {
      ...companion.topics,
      reality: { ...reality, replies: [...replies] },
      meeting: { ...meeting, replies: [...replies] },
      contact: { ...contact, replies: [...replies] },
    },
  }
}
