import { limits, sexualInterests } from '@duetto/shared/domain'
import type { Interest, Locale } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { findInterests } from './icebreakers.repository'

/** First lines offered in an empty conversation, in the member's language. */
const icebreakers: Record<Locale, readonly string[]> = {
  en: [
    'What made you smile this week?',
    'Which place in your town would you show me first?',
    'Coffee, tea or something stronger?',
    'What could you talk about for an hour?',
    'Early bird or night owl?',
  ],
  it: [
    'Che cosa ti ha fatto sorridere questa settimana?',
    'Quale posto della tua città mi faresti vedere per primo?',
    'Caffè, tè o qualcosa di più forte?',
    'Di che cosa parleresti per un’ora intera?',
    'Ti svegli presto o fai tardi la notte?',
  ],
  de: [
    'Was hat dich diese Woche zum Lächeln gebracht?',
    'Welchen Ort in deiner Stadt würdest du mir zuerst zeigen?',
    'Kaffee, Tee oder etwas Stärkeres?',
    'Worüber könntest du eine Stunde lang reden?',
    'Früher Vogel oder Nachteule?',
  ],
  es: [
    '¿Qué te ha hecho sonreír esta semana?',
    '¿Qué rincón de tu ciudad me enseñarías primero?',
    '¿Café, té o algo más fuerte?',
    '¿De qué podrías hablar una hora entera?',
    '¿Madrugas o trasnochas?',
  ],
  fr: [
    'Qu’est-ce qui t’a fait sourire cette semaine ?',
    'Quel endroit de ta ville me montrerais-tu en premier ?',
    'Café, thé ou quelque chose de plus fort ?',
    'De quoi pourrais-tu parler pendant une heure ?',
    'Plutôt lève-tôt ou oiseau de nuit ?',
  ],
  nl: [
    'Waar moest je deze week om glimlachen?',
    'Welke plek in je stad zou je me als eerste laten zien?',
    'Koffie, thee of iets sterkers?',
    'Waar kun je een uur lang over praten?',
    'Ochtendmens of nachtbraker?',
  ],
  da: [
    'Hvad fik dig til at smile i denne uge?',
    'Hvilket sted i din by ville du vise mig først?',
    'Kaffe, te eller noget stærkere?',
    'Hvad kan du tale om en hel time?',
    'Er du morgenmenneske eller natteravn?',
  ],
  sv: [
    'Vad fick dig att le den här veckan?',
    'Vilken plats i din stad skulle du visa mig först?',
    'Kaffe, te eller något starkare?',
    'Vad kan du prata om i en timme?',
    'Morgonpigg eller nattuggla?',
  ],
  no: [
    'Hva fikk deg til å smile denne uka?',
    'Hvilket sted i byen din ville du vist meg først?',
    'Kaffe, te eller noe sterkere?',
    'Hva kan du snakke om i en time?',
    'Er du morgenfugl eller nattugle?',
  ],
  pl: [
    'Co wywołało u ciebie uśmiech w tym tygodniu?',
    'Które miejsce w swoim mieście pokażesz mi najpierw?',
    'Kawa, herbata czy coś mocniejszego?',
    'O czym możesz mówić przez godzinę?',
    'Ranny ptaszek czy nocny marek?',
  ],
  fi: [
    'Mikä sai sinut hymyilemään tällä viikolla?',
    'Minkä paikan kaupungistasi näyttäisit minulle ensin?',
    'Kahvia, teetä vai jotain vahvempaa?',
    'Mistä voisit puhua tunnin ajan?',
    'Aamuvirkku vai yökyöpeli?',
  ],
}

/** CHAT-04: first lines in the member's language. */
export const icebreakersIn = (locale: Locale): string[] => [...icebreakers[locale]]

/** What a first line may name of the other member: what both like before the rest, and nothing sexual. Refuses who is out of sight. */
export const interestsToNameFor = async (
  db: Db,
  viewerId: number,
  profileId: number,
): Promise<Interest[]> => {
  const found = await findInterests(db, viewerId, profileId)
  if (!found) throw new DomainError('not_found')
  const { theirs, mine } = found
  const isShared = (interest: Interest): number => (mine.includes(interest) ? 0 : 1)
  return theirs
    .filter((interest) => !sexualInterests.includes(interest))
    .sort((a, b) => isShared(a) - isShared(b))
    .slice(0, limits.icebreakerInterests)
}
