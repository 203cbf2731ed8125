import { screen, waitFor } from '@testing-library/react'
import { fakePlatform, renderRemote } from '@duetto/shared/testing'
import { loadModule } from './federated'
import { useParcel } from './useParcel'

jest.mock('./federated', () => ({ loadModule: jest.fn() }))
jest.mock('./reportBuild', () => ({ reportBuild: jest.fn() }))
const load = loadModule as jest.MockedFunction<typeof loadModule>

const plan = { build: 'b2', entry: '/r/mf-landers/b2/entry.js', loadMs: 8000, isDisabled: false }
const contract = { name: 'mf-landers', platform: '1' }
const sentHtml = { __html: '<div data-sent><p>Find someone</p></div>' }
const { platform } = fakePlatform()

const PrerenderedPage = () => {
  const { hostRef, state, retry } = useParcel({ remote: 'mf-landers', plan, platform })
  return (
    <>
      <div ref={hostRef} dangerouslySetInnerHTML={sentHtml} />
      <button onClick={retry}>{state.status}</button>
    </>
  )
}

it('[SPLIT-04] mounts a retry into the HTML of the server if its build did not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValueOnce(new Error('404'))
  const { user } = renderRemote(<PrerenderedPage />)
  const retry = await screen.findByRole('button', { name: 'failed' })
  const mount = jest.fn(async (_: { domElement: HTMLElement }) => {})
  load.mockImplementation(async (_, module) =>
    module === 'contract'
      ? { contract }
      : { bootstrap: [async () => {}], mount: [mount], unmount: [async () => {}], update: [mount] },
  )
  await user.click(retry)
  await screen.findByRole('button', { name: 'mounted' })
  await waitFor(() => expect(screen.getByText('Find someone')).toBeVisible())
  expect(mount.mock.calls[0]?.[0].domElement).toContainElement(screen.getByText('Find someone'))
})
