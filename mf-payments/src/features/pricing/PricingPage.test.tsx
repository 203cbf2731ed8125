import { screen } from '@testing-library/react'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { createStore } from '../../store'
import { PricingPage } from './PricingPage'

it('[PAY-01] lists packages and messages in the member’s currency', () => {
  renderRemote(<PricingPage />, { path: '/pricing', user: createUser(), createStore })
  expect(screen.getByRole('row', { name: /^30 credits/ })).toHaveTextContent('€12.99')
  expect(screen.getAllByRole('row')[0]).toHaveTextContent('1 credit (€0.30 to €0.50)')
})

it('[CALL-06] shows prices for the visitor’s chosen country, geoip_selected_country', () => {
  const settings = { geoip_selected_country: 'PL' }
  renderRemote(<PricingPage />, { path: '/pricing', createStore, settings })
  expect(screen.getByRole('row', { name: /^30 credits/ })).toHaveTextContent('PLN')
})
