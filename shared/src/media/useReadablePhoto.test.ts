import { renderHook, waitFor } from '@testing-library/react'
import { createFile } from '../testing'
import { useReadablePhoto } from './useReadablePhoto'

const open = new Set<string>()
let made = 0
beforeEach(() => {
  open.clear()
  Object.assign(URL, {
    createObjectURL: () => {
      const url = `blob:${(made += 1)}`
      open.add(url)
      return url
    },
    revokeObjectURL: (url: string) => open.delete(url),
  })
})

it('[PHOTO-01] keeps only the shown photo in memory, and releases it afterwards', async () => {
  const [first, second] = [createFile('a.jpg'), createFile('b.jpg')]
  const { result, rerender, unmount } = renderHook(useReadablePhoto, { initialProps: first })
  await waitFor(() => expect(result.current).toMatchObject({ photo: first, issue: null }))
  rerender(second)
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current?.photo).toBe(second))
  expect([...open]).toEqual([result.current?.url])
  unmount()
  expect(open.size).toBe(0)
})

it('[PHOTO-01] a photo that is read too late is not kept', async () => {
  const { unmount } = renderHook(useReadablePhoto, { initialProps: createFile() })
  unmount()
  await new Promise((done) => setTimeout(done, 20))
  expect(open.size).toBe(0)
})
