import { claimPorts } from './site'

jest.mock('../common/log', () => ({
  fail: (text: string) => {
    throw new Error(text)
  },
}))

it('refuses a PORT whose last port, of the dev server, is ephemeral', async () => {
  process.env.PORT = '32763'
  await expect(claimPorts('npm run dev', ({ site }) => [site + 5])).rejects.toThrow('1024 to 32762')
  delete process.env.PORT
})
