import sql from 'sql-template-tag'
import type { Db } from '@duetto/api/src/infra/db/Db'

const codes = [
  { code: 'DUETTO20', percent: 20, validity: 'once-per-user', methods: [] },
  { code: 'CARD15', percent: 15, validity: 'unlimited', methods: ['creditcard'] },
  { code: 'ONLYONE50', percent: 50, validity: 'once', methods: [] },
] as const

export const seedCodes = (db: Db): Promise<number> =>
  db.run(sql`
    insert into discount_codes (code, percent, validity, methods)
    select code, percent, validity, array(select jsonb_array_elements_text(methods))
    from jsonb_to_recordset(${JSON.stringify(codes)}::text::jsonb)
      as c (code text, percent int, validity text, methods jsonb)
    on conflict do nothing`)
