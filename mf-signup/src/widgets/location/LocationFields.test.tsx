import { expectAccessible } from '@duetto/shared/testing'
import { screen, within } from '@testing-library/react'
import type { ProfileDraft } from '../../entities/own-profile/profileFields'
import { DraftHarness } from '../../testing/DraftHarness'
import { refuse } from '../../testing/fakes'
import type { Answers } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { LocationFields } from './LocationFields'

const bologna = { country: 'IT', region: 'Emilia-Romagna', city: 'Bologna' } as const
const show = (initial: Partial<ProfileDraft> = bologna, answers: Answers = {}, settings = {}) => {
  const changes: Partial<ProfileDraft>[] = []
  const view = renderScreen(
    <DraftHarness initial={initial} onChange={(part) => changes.push(part)}>
      {(fields) => <LocationFields {...fields} errorOf={() => null} />}
    </DraftHarness>,
    { answers, settings },
  )
  return { ...view, changes }
}
const locate = (position: Partial<Geolocation>, state: PermissionState = 'prompt') => {
  Object.defineProperty(navigator, 'geolocation', { value: position, configurable: true })
  Object.defineProperty(navigator, 'permissions', {
    value: { query: async () => ({ state }) },
    configurable: true,
  })
}
const found: Partial<Geolocation> = {
  getCurrentPosition: (done) => done({ coords: { latitude: 44.5, longitude: 11.3 } } as GeolocationPosition),
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  Reflect.deleteProperty(navigator, 'permissions')
})

describe('location', () => {
  it('[SIGNUP-01] another country clears region and town', async () => {
    const { user, changes, container } = show()
    await user.selectOptions(screen.getByLabelText('Country'), 'DE')
    expect(changes).toEqual([{ country: 'DE', region: '', city: '' }])
    expect(screen.getByLabelText('Town')).toHaveValue('')
    await expectAccessible(container)
  })

  it('[SIGNUP-01] another region clears the town', async () => {
    const { user, changes } = show({ country: 'IT', region: '', city: 'Roma' })
    await screen.findByRole('option', { name: 'Emilia-Romagna' })
    await user.selectOptions(screen.getByLabelText('Region'), 'Emilia-Romagna')
    expect(changes).toEqual([{ region: 'Emilia-Romagna', city: '' }])
  })

  it('[SIGNUP-01] suggests towns while typing, and the chosen town sets the region', async () => {
    const { user, changes, container } = show({ country: 'IT', region: '', city: '' })
    await user.type(screen.getByLabelText('Town'), 'bo')
    const list = within(screen.getByRole('listbox', { name: '1 town' }))
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Bologna Emilia-Romagna',
    ])
    await expectAccessible(container)
    await user.click(screen.getByRole('option', { name: /^Bologna/ }))
    expect(changes.at(-1)).toEqual({ region: 'Emilia-Romagna', city: 'Bologna' })
    expect(screen.getByLabelText('Region')).toHaveValue('Emilia-Romagna')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('[SIGNUP-01] offers the country’s towns while the field is empty', async () => {
    const { user } = show({ country: 'IT', region: '', city: '' })
    await user.click(screen.getByLabelText('Town'))
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2)
  })

  it.each(['{Escape}', '{Tab}'])(
    '[SIGNUP-01] announces that no town matches, without a list, until %s',
    async (key) => {
      const { user } = show({ country: 'IT', region: '', city: '' })
      const none = () => screen.queryByText('No town found. Try a larger one nearby.')
      await user.type(screen.getByLabelText('Town'), 'Ulm')
      expect(screen.queryByRole('listbox')).toBeNull()
      expect(none()).toHaveAttribute('role', 'status')
      await user.keyboard(key)
      expect(none()).toBeNull()
      expect(screen.getByLabelText('Town')).toHaveValue('Ulm')
    },
  )

  it('[SIGNUP-01] suggestions work by keyboard', async () => {
    const { user, changes } = show({ country: 'IT', region: '', city: '' })
    const field = screen.getByLabelText('Town')
    await user.type(field, '{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { name: /^Parma/, selected: true })).toBeVisible()
    await user.keyboard('{Enter}')
    expect(changes.at(-1)).toMatchObject({ city: 'Parma' })
    await user.type(field, 'x{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'bolo{Enter}')
    expect(field).toHaveValue('Bologna')
  })

  it('[SIGNUP-01] replaces a fully typed town with its listed spelling', async () => {
    const { user, changes } = show({ country: 'IT', region: '', city: '' })
    await user.type(screen.getByLabelText('Town'), 'bológna')
    await user.tab()
    expect(changes.at(-1)).toEqual({ region: 'Emilia-Romagna', city: 'Bologna' })
  })

  it('[SIGNUP-01] keeps the region while the town is unknown or empty', async () => {
    const { user } = show({ ...bologna, city: '' })
    const field = screen.getByLabelText('Town')
    await user.type(field, 'Ulm')
    expect(screen.getByLabelText('Region')).toHaveValue('Emilia-Romagna')
    await user.clear(field)
    expect(screen.getByLabelText('Region')).toHaveValue('Emilia-Romagna')
  })

  it('[SIGNUP-01] offers two towns of one name to the keyboard', async () => {
    const regions = ['Lombardia', 'Toscana'].map((region) => ({
      country: 'IT',
      region,
      cities: ['Villa'],
    }))
    const { user } = show({ country: 'IT', region: '', city: '' }, { getRegions: () => ({ regions }) })
    const field = screen.getByLabelText('Town')
    await user.type(field, 'Villa')
    expect(screen.getByLabelText('Region')).toHaveValue('Lombardia')
    await user.type(field, '{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.getByLabelText('Region')).toHaveValue('Toscana')
  })

  it('[SIGNUP-01] accepts any region and town in a country without a list', async () => {
    const { user, changes } = show({ country: 'DE', region: '', city: '' })
    await user.type(await screen.findByRole('textbox', { name: 'Region' }), 'Bayern')
    await user.type(screen.getByLabelText('Town'), 'Ulm')
    expect(screen.queryByText(/No town found/)).toBeNull()
    expect(changes.at(-1)).toEqual({ city: 'Ulm' })
    expect(screen.getByLabelText('Region')).toHaveValue('Bayern')
  })

  it('[CALL-06] offers the site’s countries, and the one already chosen', () => {
    show(bologna, {}, { countries: ['DE', 'AT'] })
    const codes = [...screen.getByLabelText<HTMLSelectElement>('Country').options].map(({ value }) => value)
    expect(codes.sort()).toEqual(['', 'AT', 'DE', 'IT'])
  })
})

describe('device position', () => {
  const geocode = () => ({ geocode: { country: 'IT', region: 'Emilia-Romagna', city: 'Parma' } })

  it('[SYNC-11] fills in the town at the position', async () => {
    locate(found)
    const { user, changes, calls } = show({ country: null, region: '', city: '' }, { getGeocode: geocode })
    await user.click(await screen.findByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText('Found: Parma, Emilia-Romagna.')).toBeVisible()
    expect(changes).toEqual([{ country: 'IT', region: 'Emilia-Romagna', city: 'Parma' }])
    expect(calls.at(-1)).toMatchObject({ name: 'getGeocode', query: { lat: 44.5, lon: 11.3 } })
  })

  it('[SYNC-11] changes nothing if the town is unknown', async () => {
    locate(found)
    const { user, changes } = show(bologna, { getGeocode: refuse('not_found') })
    await user.click(await screen.findByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText(/Your town could not be found/)).toBeVisible()
    expect(changes).toEqual([])
  })

  it('[SYNC-11] is disabled if the permission is denied', async () => {
    locate(found, 'denied')
    const { user, calls } = show()
    const button = await screen.findByRole('button', { name: 'Use my location' })
    await screen.findByText((text, node) => node?.getAttribute('role') === 'status' && text.length > 0)
    expect(button).toBeDisabled()
    await user.click(button)
    expect(calls.filter(({ name }) => name === 'getGeocode')).toEqual([])
  })
})
