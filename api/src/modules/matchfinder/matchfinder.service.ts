import type { CallResponse } from '@duetto/shared/contract'
import { ageAt, matchQuestions } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { lockMember } from '../accounts/users.repository'
import { findCards } from '../members/cards.repository'
import { composePage } from '../members/realFirst'
import { findAnswers, findMe, findPool, saveAnswers } from './matchfinder.repository'
import type { Answer, PersonRow } from './matchfinder.repository'
import { scorePerson } from './score'
import type { Person } from './score'

const candidatesMax = 12

export const getMatchFinder = async (
  deps: Deps,
  userId: number,
): Promise<CallResponse<'getMatchFinder'>> => ({
  questions: matchQuestions.map(({ id, answers }) => ({ id, answers: [...answers] })),
  answers: await findAnswers(deps.db, userId),
})

export const findMatches = async (
  deps: Deps,
  userId: number,
  answers: readonly Answer[],
  fictionalShare: number,
): Promise<CallResponse<'findMatches'>> => {
  const chosen = checkAnswers(answers)
  await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    await saveAnswers(
      tx,
      userId,
      [...chosen].map(([question, answer]) => ({ question, answer })),
    )
  })
  const now = deps.now()
  const myRow = await findMe(deps.db, userId)
  const me = toPerson(myRow, now)
  const country = chosen.get('distance') === 'any' ? null : myRow.country
  const pool = await findPool(deps.db, userId, { gender: myRow.looking_for, country }, now)
  const scored = pool
    .map((row) => ({
      id: row.id,
      is_fictional: row.is_fictional,
      ...scorePerson(me, toPerson(row, now), chosen),
    }))
    .sort((a, b) => b.score - a.score || b.shared.length - a.shared.length)
  const best = composePage(scored, candidatesMax, fictionalShare)
  const cards = await findCards(
    deps.db,
    userId,
    best.map(({ id }) => id),
    now,
  )
  const byId = new Map(best.map((candidate) => [candidate.id, candidate]))
  return {
    candidates: cards.flatMap((profile) => {
      const candidate = byId.get(profile.id)
      return candidate ? [{ profile, score: candidate.score, shared: candidate.shared }] : []
    }),
  }
}

const checkAnswers = (answers: readonly Answer[]): Map<string, string> => {
  const chosen = new Map<string, string>()
  for (const { question, answer } of answers) {
    const known = matchQuestions.find(({ id }) => id === question)
    if (!known?.answers.some((value) => value === answer) || chosen.has(question))
      throw new DomainError('bad_input', { field: 'answers' })
    chosen.set(question, answer)
  }
  return chosen
}

const toPerson = (row: PersonRow, now: Date): Person => ({
  ...row,
  age: ageAt(row.birth_date, now),
  country: row.country ?? '',
  region: row.region ?? '',
  city: row.city ?? '',
})
