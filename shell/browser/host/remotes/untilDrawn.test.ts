import { untilDrawn } from './untilDrawn'

const placeholder = '<div data-skeleton><span data-face=""><img alt="" src="/a.webp"></span></div>'
const tile = '<span data-face=""></span>'

/** A page that has just mounted; tells whether the placeholder may go. */
const mount = (body: string, page: string) => {
  document.body.innerHTML = `${body}<div id="page">${page}</div>`
  const element = document.getElementById('page') as HTMLElement
  const told = { isDrawn: false }
  void untilDrawn(element).then(() => (told.isDrawn = true))
  return { element, told }
}
const tick = () => Promise.resolve()

describe('a placeholder with faces', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('stays until the page has drawn its people', async () => {
    const { element, told } = mount(placeholder, tile)
    await tick()
    expect(told.isDrawn).toBe(false)
    element.innerHTML = '<article>Ida</article>'
    await tick()
    await tick()
    expect(told.isDrawn).toBe(true)
  })

  it('gives way after a second', async () => {
    const { told } = mount(placeholder, tile)
    await jest.advanceTimersByTimeAsync(999)
    expect(told.isDrawn).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(told.isDrawn).toBe(true)
  })

  it.each([
    ['has drawn its people', placeholder, '<article>Ida</article>'],
    ['shows a scene with numbered faces', placeholder, '<figure data-face="1"></figure>'],
    ['follows a placeholder without faces', '', tile],
  ])('gives way at once where the page %s', async (_, body, page) => {
    const { told } = mount(body, page)
    await tick()
    expect(told.isDrawn).toBe(true)
  })
})
