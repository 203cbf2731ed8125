import { render } from '@testing-library/react'
import { expectAccessible } from '../src/testing'
import { Gallery } from './Gallery'

it('every component has a name, a role and valid markup', async () => {
  const { container } = render(<Gallery />)
  await expectAccessible(container)
})
