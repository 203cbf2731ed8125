import { render, screen } from '@testing-library/react'
import { FormattedMessage } from 'react-intl'
import { RemoteIntlProvider } from './RemoteIntlProvider'

describe('RemoteIntlProvider', () => {
  it('renders English without creating errors', () => {
    const stacks = jest.spyOn(Error, 'captureStackTrace')
    render(
      <RemoteIntlProvider locale="en" country="DK" catalogue={{}}>
        <FormattedMessage id="a" defaultMessage="Credits" />
      </RemoteIntlProvider>,
    )
    expect(screen.getByText('Credits')).toBeInTheDocument()
    expect(stacks).not.toHaveBeenCalled()
  })

  it('falls back to English for missing messages', () => {
    render(
      <RemoteIntlProvider locale="de" catalogue={{ b: 'Guthaben' }}>
        <FormattedMessage id="a" defaultMessage="Credits" />{' '}
        <FormattedMessage id="b" defaultMessage="Credits" />
      </RemoteIntlProvider>,
    )
    expect(document.body).toHaveTextContent('Credits Guthaben')
  })
})
