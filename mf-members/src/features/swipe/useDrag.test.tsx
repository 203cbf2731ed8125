import { renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { createCard } from '../../testing/fakes'
import { SwipeCard } from './SwipeCard'

beforeEach(() => Object.assign(window, { innerWidth: 390 }))

const show = () => {
  const onDecide = jest.fn()
  const view = renderRemote(<SwipeCard card={createCard(1)} place="top" onDecide={onDecide} />)
  const card = screen.getByRole('article')
  Object.defineProperty(card, 'clientWidth', { value: 400 })
  card.setPointerCapture = () => {}
  const send = (pointerId: number, type: string, clientX: number): void => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 200 })
    fireEvent(card, Object.assign(event, { pointerId, isPrimary: pointerId === 1 }))
  }
  const link = screen.getByRole('link', { name: 'View profile' })
  return { ...view, card, link, onDecide, send }
}

describe('two fingers on a card', () => {
  it.each([
    ['right', 50, 300],
    ['left', 300, 50],
  ])('[MEMBER-08] decide nothing if the second lands to the %s and the first lifts', (_, first, second) => {
    const { onDecide, send } = show()
    send(1, 'pointerdown', first)
    send(2, 'pointerdown', second)
    send(1, 'pointerup', first)
    send(2, 'pointerup', second)
    expect(onDecide).not.toHaveBeenCalled()
  })

  it('[MEMBER-08] the card follows the first until it lifts', () => {
    const { card, onDecide, send } = show()
    send(1, 'pointerdown', 50)
    send(1, 'pointermove', 100)
    const { transform } = card.style
    send(2, 'pointerdown', 300)
    send(2, 'pointermove', 10)
    send(2, 'pointerup', 10)
    expect(card.style.transform).toBe(transform)
    expect(onDecide).not.toHaveBeenCalled()
    send(1, 'pointermove', 200)
    send(1, 'pointerup', 200)
    expect(onDecide.mock.calls).toEqual([['like']])
  })

  it('[MEMBER-08] the card returns when the browser cancels the first, not the second', () => {
    const { card, onDecide, send } = show()
    send(1, 'pointerdown', 50)
    send(1, 'pointermove', 250)
    send(2, 'pointerdown', 300)
    send(2, 'pointercancel', 300)
    expect(card).toHaveAttribute('data-dragging', 'true')
    send(1, 'pointercancel', 250)
    expect(card).toHaveAttribute('data-dragging', 'false')
    expect(onDecide).not.toHaveBeenCalled()
  })
})

it('[MEMBER-08] a new drag decides even if the end of the last never arrived', () => {
  const { onDecide, send } = show()
  send(7, 'pointerdown', 50)
  send(1, 'pointerdown', 200)
  send(1, 'pointermove', 50)
  send(1, 'pointerup', 50)
  expect(onDecide.mock.calls).toEqual([['pass']])
})

describe('“View profile” after a drag that decides nothing', () => {
  const dragged = (end = 'pointerup') => {
    const view = show()
    view.send(1, 'pointerdown', 200)
    view.send(1, 'pointermove', 210)
    view.send(1, end, 210)
    expect(view.onDecide).not.toHaveBeenCalled()
    return view
  }
  const clickByPointer = (link: HTMLElement, pointerId: number): void => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    fireEvent(link, Object.assign(event, { pointerId }))
  }

  it('[MEMBER-08] opens the profile by Enter', async () => {
    const { link, user, visited } = dragged()
    link.focus()
    await user.keyboard('{Enter}')
    expect(visited).toEqual(['/members/1'])
  })

  it('[MEMBER-08] opens the profile by assistive technology', () => {
    const { link, visited } = dragged()
    clickByPointer(link, -1)
    expect(visited).toEqual(['/members/1'])
  })

  it('[MEMBER-08] ignores the click that ends the drag, and no other', () => {
    const { link, visited } = dragged()
    clickByPointer(link, 1)
    expect(visited).toEqual([])
    clickByPointer(link, 1)
    expect(visited).toEqual(['/members/1'])
  })

  it('[MEMBER-08] ignores no click if the browser cancelled the drag', () => {
    const { link, visited } = dragged('pointercancel')
    clickByPointer(link, 1)
    expect(visited).toEqual(['/members/1'])
  })
})
