import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { fetchPage, laterPage, useFetchAhead } from './laterPage'

const Links = () => {
  useFetchAhead()
  return (
    <>
      <a href="/members/7">Ida</a>
      <a href="/chats">Messages</a>
    </>
  )
}

describe('a page that is a chunk of its own', () => {
  it('has its shape until the chunk is there', async () => {
    render(laterPage(['match-finder'], async () => () => <h1>Match finder</h1>, <p>shape</p>))
    expect(screen.getByText('shape')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Match finder' })).toBeVisible()
  })

  it('stands there at once after its link was pointed at, and no other page is fetched', async () => {
    const load = jest.fn(async () => () => <h1>Ida</h1>)
    const page = laterPage(['members-id'], load, <p>shape</p>)
    const { unmount } = render(<Links />, { wrapper: MemoryRouter })
    fireEvent.pointerOver(screen.getByText('Messages'))
    expect(load).not.toHaveBeenCalled()
    await act(async () => {
      fireEvent.pointerOver(screen.getByText('Ida'))
    })
    expect(load).toHaveBeenCalledTimes(1)
    unmount()
    render(page)
    expect(screen.getByRole('heading', { name: 'Ida' })).toBeVisible()
    expect(screen.queryByText('shape')).toBeNull()
  })

  it('is the page itself, not its shape, where its chunk came before the first render', async () => {
    const page = laterPage(['likes'], async () => () => <h1>Likes</h1>, <p>shape</p>)
    await fetchPage({ pathname: '/likes' })
    render(page)
    expect(screen.getByRole('heading', { name: 'Likes' })).toBeVisible()
  })
})
