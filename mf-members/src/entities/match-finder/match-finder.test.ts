import { matchQuestions } from '@duetto/shared/domain'
import { createCard, createTestStore, refuse, settle } from '../../testing/fakes'
import { selectCandidates } from './selectors'
import { answered, findRequested, questionsRequested, skipped, stepChosen } from './slice'

const questions = matchQuestions.map(({ id, answers }) => ({ id, answers: [...answers] }))

describe('match finder', () => {
  it('[MEMBER-09] starts with the last answers, sends them, and shows members with score and reasons', async () => {
    const { store, calls } = createTestStore({
      getMatchFinder: () => ({ questions, answers: [{ question: 'weekend', answer: 'outdoors' }] }),
      findMatches: () => ({ candidates: [{ profile: createCard(4), score: 87, shared: ['hiking'] }] }),
    })
    store.dispatch(questionsRequested())
    await settle()
    store.dispatch(answered({ question: 'sport', answer: 'often' }))
    store.dispatch(answered({ question: 'age', answer: 'any' }))
    store.dispatch(skipped({ question: 'age' }))
    store.dispatch(findRequested())
    await settle()
    expect(calls.at(-1)?.body).toEqual({
      answers: [
        { question: 'weekend', answer: 'outdoors' },
        { question: 'sport', answer: 'often' },
      ],
    })
    expect(selectCandidates(store.getState())).toMatchObject([
      { card: { id: 4 }, score: 87, shared: ['hiking'] },
    ])
  })

  it('keeps the answers if the search fails', async () => {
    const { store } = createTestStore({
      getMatchFinder: () => ({ questions, answers: [{ question: 'sport', answer: 'often' }] }),
      findMatches: refuse('network'),
    })
    store.dispatch(questionsRequested())
    await settle()
    store.dispatch(findRequested())
    await settle()
    expect(store.getState().matchFinder).toMatchObject({ findStatus: 'failed', answers: { sport: 'often' } })
  })

  it('limits the step to the number of questions', async () => {
    const { store } = createTestStore({ getMatchFinder: () => ({ questions, answers: [] }) })
    store.dispatch(questionsRequested())
    await settle()
    store.dispatch(stepChosen(99))
    expect(store.getState().matchFinder.step).toBe(questions.length - 1)
    store.dispatch(stepChosen(-1))
    expect(store.getState().matchFinder.step).toBe(0)
  })
})
