import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createAction, createReducer } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { call, put, takeEvery } from 'redux-saga/effects'
import { mountRootParcel } from 'single-spa'
import { createRemoteStore } from '../redux'
import { fakePlatform } from '../testing'
import { createRemoteApp } from './createRemoteApp'

const pressed = createAction('pressed')
const answered = createAction('answered')
const count = createReducer({ answers: 0 }, (builder) =>
  builder.addCase(answered, (state) => {
    state.answers += 1
  }),
)

const Counter = () => {
  const dispatch = useDispatch()
  const answers = useSelector((state: { answers: number }) => state.answers)
  return <button onClick={() => dispatch(pressed())}>{`${answers} answers`}</button>
}

let running = 0
const lifecycles = createRemoteApp({
  name: 'counter',
  Root: Counter,
  catalogues: [],
  limit: (platform) => platform,
  createStore: () =>
    createRemoteStore({
      reducer: count,
      context: {},
      sagas: [
        function* () {
          running += 1
          try {
            yield call(() => new Promise(() => {}))
          } finally {
            running -= 1
          }
        },
        function* () {
          yield takeEvery(pressed, function* () {
            yield put(answered())
          })
        },
      ],
    }),
})

// act() would defer updates until it ends, but single-spa waits for React to mount.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const open = async (platform: object) => {
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const parcel = mountRootParcel(lifecycles as never, { domElement, platform, onFatal: () => {} } as never)
  await parcel.mountPromise
  return parcel
}

it('[SPLIT-02] a screen keeps its sagas if it mounts before the previous one unmounts', async () => {
  const { platform } = fakePlatform()
  const first = await open(platform)
  const second = await open(platform)
  await first.unmount()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { name: '1 answers' })).toBeVisible()
  await second.unmount()
})

it('[SPLIT-02] a screen’s sagas end with it', async () => {
  const { platform } = fakePlatform()
  const [first, second] = [await open(platform), await open(platform)]
  expect(running).toBe(2)
  await first.unmount()
  expect(running).toBe(1)
  await second.unmount()
  expect(running).toBe(0)
})

it('[SPLIT-04] the first screen waits for its preparation, even if that fails', async () => {
  const { platform } = fakePlatform()
  let arrive = (): void => {}
  let fail = (): void => {}
  const addresses: string[] = []
  const waiting = createRemoteApp({
    name: 'waiting',
    Root: () => <h1>Here</h1>,
    catalogues: [],
    limit: (given) => given,
    prepare: ({ pathname }) => {
      addresses.push(pathname)
      return new Promise<void>((done, refuse) => {
        arrive = done
        fail = () => refuse(new Error('no chunk'))
      })
    },
  })
  const mountOne = () => {
    const domElement = document.createElement('div')
    document.body.append(domElement)
    return mountRootParcel(waiting as never, { domElement, platform, onFatal: () => {} } as never)
  }
  const first = mountOne()
  await waitFor(() => expect(addresses).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
  arrive()
  await first.mountPromise
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible()
  await first.unmount()
  const second = mountOne()
  await waitFor(() => expect(addresses).toEqual(['/', '/']))
  fail()
  await second.mountPromise
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible()
  await second.unmount()
})
