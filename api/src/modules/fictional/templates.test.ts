import { operatorLimits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { describeOnEngine, useTestApp } from '../../testing'

describeOnEngine('templates of answers', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let olga: TestOperator
  beforeEach(async () => {
    olga = await desk.operator('support')
  })
  const hello = { language: 'en' as const, name: 'Hello', text: 'Hello {member}, {profile} here.' }
  const save = (body: object) => olga.raw('saveTemplate', { body })

  it('adds, changes and removes a template, and records before and after', async () => {
    await olga.call('saveTemplate', { body: hello })
    const german = { language: 'de' as const, name: 'Hallo', text: 'Hallo {member}!' }
    const { templates } = await olga.call('saveTemplate', { body: german })
    expect(templates).toMatchObject([german, hello])
    const id = templates[1]?.id ?? 0
    await olga.call('saveTemplate', { body: { ...hello, id, text: 'Hi {member}!' } })
    expect((await olga.call('removeTemplate', { body: { id } })).templates).toMatchObject([german])
    expect(await save({ ...hello, id })).toMatchObject({ status: 404 })
    expect(await olga.raw('removeTemplate', { body: { id } })).toMatchObject({ status: 404 })
    const audited = await site.db.many(sql`
      select action, subject, before ->> 'text' as before, after ->> 'text' as after from audit
      where subject = 'template en Hello' order by id`)
    expect(audited).toEqual([
      { action: 'template added', subject: 'template en Hello', before: null, after: hello.text },
      { action: 'template changed', subject: 'template en Hello', before: hello.text, after: 'Hi {member}!' },
      { action: 'template removed', subject: 'template en Hello', before: 'Hi {member}!', after: null },
    ])
  })

  it.each(['Hello {name}!', 'Hello {member', '', ' '])('refuses the text "%s"', async (text) => {
    expect(await save({ ...hello, text })).toMatchObject({ status: 400, body: { code: 'bad_input' } })
  })

  it('refuses a name that another template of the language has', async () => {
    await save(hello)
    expect(await save({ ...hello, name: ' Hello ' })).toMatchObject({
      status: 409,
      body: { code: 'template_name_taken' },
    })
    expect((await save({ ...hello, language: 'de' })).status).toBe(200)
  })

  it('limits the templates of a language, also for concurrent calls', async () => {
    const count = operatorLimits.templatesPerLanguage
    await site.db.run(sql`
      insert into reply_templates (language, name, text, changed_at)
      select 'en', 'Text ' || n, 'Text', now() from generate_series(1, ${count - 2}) n`)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save({ ...hello, name: `Hello ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      body: { code: 'too_many_templates' },
    })
  })
})
