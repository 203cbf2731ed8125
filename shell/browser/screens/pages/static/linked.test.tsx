import { screen } from '@testing-library/react'
import { renderRemote } from '@duetto/shared/testing'
import { Linked } from './Linked'

const settings = { support_phone: '+31 20-894 61 72', support_email: 'help@site.test' }

it('[CONFIG-02] links the support phone number, without dashes and spaces, and the e-mail address', () => {
  renderRemote(<Linked text="+31208946172, from 9 to 17 h, or help@site.test." />, { settings })
  expect(screen.getByRole('link', { name: '+31208946172' })).toHaveAttribute('href', 'tel:+31208946172')
  expect(screen.getByRole('link', { name: 'help@site.test' })).toHaveAttribute(
    'href',
    'mailto:help@site.test',
  )
})
