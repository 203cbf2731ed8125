import { dayMs } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { useTestConsole } from '../../testing/console'
import { describeOnEngine, useTestApp } from '../../testing'

describeOnEngine('figures by week', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  const weekOf = async (index: number) => {
    const { weeks } = await (await desk.operator('marketing')).call('getWeeks')
    expect(weeks).toHaveLength(26)
    return weeks.at(index)
  }
  const join = async (daysAgo: number, { activeAfter = 0, isFictional = false } = {}) => {
    const at = new Date(site.clock.now.getTime() - daysAgo * dayMs)
    const { id } = await site.member({ is_fictional: isFictional })
    await site.db.run(sql`
      update users set created_at = ${at}, activated_at = ${at},
        last_active = ${new Date(at.getTime() + activeAfter * dayMs)} where id = ${id}`)
    return id
  }

  it('counts sign-ups, activations and members who came back, but no fictional ones', async () => {
    site.clock.now = new Date('2026-03-01T12:00:00Z')
    await join(35, { activeAfter: 30 })
    await join(35, { activeAfter: 8 })
    await join(35, { activeAfter: 2 })
    await join(35, { isFictional: true })
    await join(0)
    expect(await weekOf(-6)).toEqual({
      week: '2026-01-19',
      sign_ups: 3,
      activations: 3,
      after_1: 2,
      after_4: 1,
      revenue: [],
    })
    expect(await weekOf(-1)).toMatchObject({ week: '2026-02-23', sign_ups: 1, after_1: null, after_4: null })
    expect(await weekOf(-2)).toMatchObject({ after_1: null })
    site.clock.add(dayMs)
    expect(await weekOf(-3)).toMatchObject({ week: '2026-02-16', after_1: 0, after_4: null })
  })
})
