import 'fake-indexeddb/auto'
import { expectAccessible, createFile, refuse } from '@duetto/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

const cover = 'data:image/webp;base64,UklGRg=='
const attachment = { width: 600, height: 800, cover, is_covered: true }
const photo = (name = 'beach.jpg') => createFile(name)
const media = '/media/messages/abc12345/photo.webp'

beforeEach(() => {
  prepareBrowser()
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} })
})
const input = () => screen.getByLabelText('Send a photo', { selector: 'input' })

it('[CHAT-10] previews a photo with its price, uploads it with progress and sends it once', async () => {
  const { user, answers, calls, sent } = await openChat()
  let finish: (answer: unknown) => void = () => {}
  answers.uploadMedia = ({ onUploadProgress }) => {
    onUploadProgress?.(0.5)
    return new Promise((done) => (finish = done))
  }
  await user.upload(input(), photo())
  const dialog = screen.getByRole('dialog', { name: 'Photo for Clara' })
  expect(within(dialog).getByRole('img', { name: 'The photo you chose' })).toHaveAttribute(
    'src',
    'blob:preview',
  )
  expect(dialog).toHaveTextContent(/It costs 2 credits \(.+\)\. You have 5\. Clara sees it blurred/)
  expect(calls.some(({ name }) => name === 'uploadMedia')).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Send photo' }))
  await waitFor(() => expect(within(dialog).getByRole('progressbar')).toHaveValue(0.5))
  finish({ upload: { name: 'abc12345', media } })
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ profile: 11, kind: 'photo', upload: 'abc12345' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[CHAT-10] explains a failed upload without a charge, and sends on retry', async () => {
  const { user, answers, sent } = await openChat()
  answers.uploadMedia = refuse('network')
  await user.upload(input(), photo())
  await user.click(screen.getByRole('button', { name: 'Send photo' }))
  expect(await screen.findByText(/Nothing was charged/)).toBeVisible()
  expect(sent()).toEqual([])
  answers.uploadMedia = () => ({ upload: { name: 'abc12345', media } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
})

const clipboard = (files: File[], text = '') => ({ files, getData: () => text })
const dialog = () => screen.queryByRole('dialog', { name: 'Photo for Clara' })
const picture = photo('image.png')

it.each([
  ['a picture alone', [picture], '', true],
  ['a picture with its text, as Word and Excel copy it', [picture], 'A1\tB1', false],
  ['a picture with blanks only', [picture], ' \n', true],
  ['a file with its name, as file managers copy it', [photo('beach.jpg')], 'beach.jpg', true],
  ['text alone', [], 'Hello', false],
  ['HTML alone', [], '', false],
])(
  '[CHAT-10] pasting %s opens a photo or leaves the text to the field',
  async (_name, files, text, opens) => {
    const { field } = await openChat()
    expect(fireEvent.paste(field, { clipboardData: clipboard(files, text) })).toBe(!opens)
    expect(dialog() !== null).toBe(opens)
  },
)

it('[TRUST-11] several pasted files open the first photo with a notice; other files are refused', async () => {
  const { user, field, toasts } = await openChat()
  const pdf = createFile('a.pdf', { kind: 'pdf', type: 'application/pdf' })
  fireEvent.paste(field, { clipboardData: clipboard([pdf, photo(), photo('second.jpg')]) })
  expect(dialog()).toBeVisible()
  expect(toasts).toEqual([{ text: 'You can send one photo at a time. This is the first.' }])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(fireEvent.paste(field, { clipboardData: clipboard([pdf], 'a.pdf') })).toBe(false)
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(toasts[1]?.text).toMatch(/Only JPEG, PNG, WebP and HEIC/)
  expect(dialog()).toBeNull()
})

it('[CHAT-10] accepts a photo dropped anywhere on the conversation; leaves dropped text to the field', async () => {
  await openChat()
  const log = screen.getByRole('log')
  const dragged = { types: ['Files'], dropEffect: 'none' }
  expect(fireEvent.dragOver(log, { dataTransfer: dragged })).toBe(false)
  expect(dragged.dropEffect).toBe('copy')
  expect(fireEvent.dragOver(log, { dataTransfer: { types: ['text/plain'] } })).toBe(true)
  expect(fireEvent.drop(log, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true)
  expect(fireEvent.drop(log, { dataTransfer: { files: [photo()], types: ['Files'] } })).toBe(false)
  expect(dialog()).toBeVisible()
})

it('[TRUST-11] refuses a dropped file that is no photo with a message, without leaving the page', async () => {
  const { toasts } = await openChat()
  const pdf = createFile('a.pdf', { kind: 'pdf', type: 'application/pdf' })
  const log = screen.getByRole('log')
  expect(fireEvent.drop(log, { dataTransfer: { files: [pdf], types: ['Files'] } })).toBe(false)
  await waitFor(() => expect(toasts[0]?.text).toMatch(/Only JPEG, PNG, WebP and HEIC/))
  expect(dialog()).toBeNull()
})

it('[PHOTO-01] accepts HEIC without a type as a photo', async () => {
  await openChat()
  const heic = createFile('IMG_1', { kind: 'heic', type: '' })
  fireEvent.drop(screen.getByRole('log'), { dataTransfer: { files: [heic], types: ['Files'] } })
  await waitFor(() => expect(dialog()).toBeVisible())
})

it('[TRUST-11] refuses a PDF named .jpg with a message before the upload', async () => {
  const { user, calls } = await openChat()
  await user.upload(input(), createFile('a.jpg', { kind: 'pdf' }))
  expect(await screen.findByText(/Only JPEG, PNG, WebP and HEIC/)).toBeVisible()
  expect(screen.queryByAltText('The photo you chose')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send photo' })).toBeNull()
  expect(calls.some(({ name }) => name === 'uploadMedia')).toBe(false)
})

it('[CHAT-10] refuses a photo above the size limit before the upload', async () => {
  const { user, calls } = await openChat()
  const large = photo('large.jpg')
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  await user.upload(input(), large)
  await user.click(await screen.findByRole('button', { name: 'Send photo' }))
  expect(await screen.findByText(/A photo can be up to 10 MB\./)).toBeVisible()
  expect(calls.some(({ name }) => name === 'uploadMedia')).toBe(false)
})

it('[PHOTO-01] shrinks a large photo before the upload, and refuses unreadable HEIC in the browser', async () => {
  const { user, answers, calls } = await openChat()
  expect(input()).toHaveAttribute('accept', expect.stringContaining('image/heic'))
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => {} }),
  })
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => {}, drawImage: () => {} })) as never
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['y'], { type: 'image/jpeg' }))
  answers.uploadMedia = () => new Promise(() => {})
  const large = photo()
  Object.defineProperty(large, 'size', { value: 5_000_000 })
  await user.upload(input(), large)
  await user.click(screen.getByRole('button', { name: 'Send photo' }))
  await waitFor(() => expect(calls.some(({ name }) => name === 'uploadMedia')).toBe(true))
  const body = calls.find(({ name }) => name === 'uploadMedia')?.body as FormData
  expect((body.get('photo') as File).size).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown format')) })
  fireEvent.drop(screen.getByRole('log'), {
    dataTransfer: { files: [createFile('me.jpg', { kind: 'heic' })], types: ['Files'] },
  })
  expect(await screen.findByText(/We cannot read this photo/)).toBeVisible()
  expect(screen.queryByAltText('The photo you chose')).toBeNull()
  expect(calls.filter(({ name }) => name === 'uploadMedia')).toHaveLength(1)
})

it('[TRUST-09] loads a received photo only when revealed, and enlarges it', async () => {
  const received = createMessage(10, '', { kind: 'photo', media, attachment })
  const { user, answers, calls, container } = await openChat({ messages: [received] })
  expect(container.querySelector(`img[src="${media}"]`)).toBeNull()
  answers.openMedia = () => ({
    message: { ...received, revision: 1, attachment: { ...attachment, is_covered: false } },
  })
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: 'Show photo' }))
  expect(await screen.findByRole('img', { name: 'Photo you received' })).toHaveAttribute('src', media)
  expect(calls).toContainEqual({ name: 'openMedia', body: { message: 10 } })
  await user.click(screen.getByRole('button', { name: 'Photo you received. Enlarge' }))
  const large = screen.getByRole('dialog', { name: 'Photo you received' })
  await user.click(within(large).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: 'Photo you received' })).toBeNull()
})

it('[TRUST-09] warns of nudity on the cover and in the description of its button', async () => {
  const warned = createMessage(10, '', {
    kind: 'photo',
    media,
    attachment: { ...attachment, may_show_nudity: true },
  })
  const { container } = await openChat({ messages: [warned] })
  await expectAccessible(container)
  expect(screen.getByText('May show nudity')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show photo' })).toHaveAccessibleDescription('May show nudity')
})

it('[TRUST-11] keeps a deleted photo blurred and reports it', async () => {
  const { user, answers } = await openChat({
    messages: [createMessage(10, '', { kind: 'photo', media, attachment })],
  })
  answers.openMedia = refuse('not_found')
  await user.click(screen.getByRole('button', { name: 'Show photo' }))
  expect(await screen.findByText('This message is no longer here.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show photo' })).toBeVisible()
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('[CHAT-10] opens the file picker from the composer', async () => {
  const { user } = await openChat()
  const chosen = jest.fn()
  input().addEventListener('click', chosen)
  await user.click(screen.getByRole('button', { name: 'Send a photo' }))
  expect(chosen).toHaveBeenCalledTimes(1)
})
