import { createTestApp } from './createTestApp'

it('resets only after the work that follows a response', async () => {
  const site = await createTestApp()
  const { call } = await site.member()
  let finish = () => {}
  site.deps.sessions.touch = () => new Promise((done) => (finish = done))
  await call('getChats')
  const script = jest.spyOn(site.db, 'script')
  const resetting = site.reset()
  const callsBefore = script.mock.calls.length
  finish()
  await resetting
  expect(callsBefore).toBe(0)
  expect(script).toHaveBeenCalledTimes(1)
  await site.close()
})
