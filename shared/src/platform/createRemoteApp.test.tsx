import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createAction, createReducer } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { put, takeEvery } from 'redux-saga/effects'
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

const lifecycles = createRemoteApp({
  name: 'counter',
  Root: Counter,
  catalogues: [],
  limit: (platform) => platform,
  makeStore: () =>
    createRemoteStore({
      reducer: count,
      context: {},
      sagas: [
        function* () {
          yield takeEvery(pressed, function* () {
            yield put(answered())
          })
        },
      ],
    }),
})

// single-spa waits for React to render, so nothing may be deferred until the end of an act().
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const open = async (platform: object) => {
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const parcel = mountRootParcel(lifecycles as never, { domElement, platform, onFatal: () => {} } as never)
  await parcel.mountPromise
  return parcel
}

it('[SPLIT-02] a screen that mounts before the last one of its remote is gone keeps its sagas', async () => {
  const { platform } = fakePlatform()
  const first = await open(platform)
  const second = await open(platform)
  await first.unmount()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { name: '1 answers' })).toBeVisible()
  await second.unmount()
})
