import { render, screen } from '@testing-library/react'
import { FormattedMessage } from 'react-intl'
import { RemoteIntlProvider } from './RemoteIntlProvider'

describe('the texts of a root', () => {
  it('are English without an error made for each of them', () => {
    const stacks = jest.spyOn(Error, 'captureStackTrace')
    render(
      <RemoteIntlProvider locale="en" country="DK" catalogue={{}}>
        <FormattedMessage id="a" defaultMessage="Credits" />
      </RemoteIntlProvider>,
    )
    expect(screen.getByText('Credits')).toBeInTheDocument()
    expect(stacks).not.toHaveBeenCalled()
  })

  it('fall back to English where a catalogue lacks them', () => {
    render(
      <RemoteIntlProvider locale="de" catalogue={{ b: 'Guthaben' }}>
        <FormattedMessage id="a" defaultMessage="Credits" />{' '}
        <FormattedMessage id="b" defaultMessage="Credits" />
      </RemoteIntlProvider>,
    )
    expect(document.body).toHaveTextContent('Credits Guthaben')
  })
})
