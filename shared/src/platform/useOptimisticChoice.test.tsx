import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useState } from 'react'
import { useOptimisticChoice } from './useOptimisticChoice'

const ordered = jest.fn()
const frames: FrameRequestCallback[] = []

const Checkout = () => {
  const [method, setMethod] = useState('card')
  const [shown, choose] = useOptimisticChoice(method, setMethod)
  return (
    <>
      <button onClick={() => choose('paypal')}>PayPal</button>
      <output>{shown}</output>
      <button onClick={() => ordered(method)}>Order</button>
    </>
  )
}

beforeEach(() => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
})
afterEach(() => {
  jest.restoreAllMocks()
  ordered.mockClear()
  frames.length = 0
})

const press = async (name: string): Promise<void> => {
  await act(async () => void fireEvent.pointerDown(screen.getByRole('button', { name })))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
}

test('shows a choice immediately', async () => {
  render(<Checkout />)
  await press('PayPal')
  expect(screen.getByRole('status')).toHaveTextContent('paypal')
})

test('applies the choice before the next input', async () => {
  render(<Checkout />)
  await press('PayPal')
  await press('Order')
  expect(frames).toHaveLength(1)
  expect(ordered).toHaveBeenCalledWith('paypal')
})

test('does not apply a choice after unmount', async () => {
  const onChoose = jest.fn()
  const Choice = () => {
    const [, choose] = useOptimisticChoice<string>('card', onChoose)
    return <button onClick={() => choose('paypal')}>PayPal</button>
  }
  const { unmount } = render(<Choice />)
  await press('PayPal')
  unmount()
  await act(async () => void fireEvent.keyDown(document.body))
  expect(onChoose).not.toHaveBeenCalled()
})

test('falls back if the owner ignores the choice', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { result } = renderHook(() => useOptimisticChoice('card', () => undefined))
  act(() => result.current[1]('transfer'))
  expect(result.current[0]).toBe('card')
})
