import type { ConsoleQuery } from '@duetto/shared/contract/console'
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin'
import { callConsole } from './callConsole'

interface Page {
  records: readonly object[]
  has_more: boolean
}

const lists: Record<string, (page: number, filter: Record<string, string>) => Promise<Page>> = {
  members: async (page, { q = '' }) => {
    const { members, has_more } = await callConsole('searchMembers', { query: { q, page } })
    return { records: members, has_more }
  },
  reports: async (page, { status = 'open' }) => {
    const query = { status: status as 'open', page }
    const { reports, has_more } = await callConsole('listReports', { query })
    return { records: reports.map((report) => ({ id: report.reference, ...report })), has_more }
  },
  appeals: async (page) => {
    const { appeals, has_more } = await callConsole('listAppeals', { query: { page } })
    return { records: appeals.map((appeal) => ({ id: appeal.photo, ...appeal })), has_more }
  },
  complaints: async (page) => {
    const { complaints, has_more } = await callConsole('listComplaints', { query: { page } })
    return { records: complaints.map((complaint) => ({ id: complaint.reference, ...complaint })), has_more }
  },
  inbox: async (page) => {
    const { conversations, has_more } = await callConsole('listWaiting', { query: { page } })
    return { records: conversations, has_more }
  },
  payments: async (page, filter) => {
    const query = { ...filter, page } as ConsoleQuery<'listPayments'>
    const { payments, has_more } = await callConsole('listPayments', { query })
    return { records: payments, has_more }
  },
  discounts: async (page) => {
    const { discounts, has_more } = await callConsole('listDiscounts', { query: { page } })
    return { records: discounts.map((discount) => ({ id: discount.code, ...discount })), has_more }
  },
  audit: async (page, { subject = '' }) => {
    const { entries, has_more } = await callConsole('listAudit', { query: { subject, page } })
    return { records: entries, has_more }
  },
}

const details: Record<string, (id: string) => Promise<object>> = {
  members: async (id) => (await callConsole('getMember', { query: { id } })).member,
  payments: async (id) => (await callConsole('getPayment', { query: { id } })).payment,
  reports: async (id) => {
    const { report } = await callConsole('getReport', { query: { reference: id } })
    return { id: report.reference, ...report }
  },
}

const unsupported = (): Promise<never> => Promise.reject(new Error('console.error.internal'))

/** Read-only, because all changes call `callConsole` directly. */
export const dataProvider: DataProvider = {
  getList: async <Row extends RaRecord>(
    resource: string,
    { pagination, filter }: GetListParams,
  ): Promise<GetListResult<Row>> => {
    const page = pagination?.page ?? 1
    const found = await lists[resource]?.(page, filter as Record<string, string>)
    if (!found) return unsupported()
    return {
      data: found.records as Row[],
      pageInfo: { hasNextPage: found.has_more, hasPreviousPage: page > 1 },
    }
  },
  getOne: async (resource, { id }) => {
    const found = await details[resource]?.(String(id))
    return found ? { data: found as never } : unsupported()
  },
  getMany: unsupported,
  getManyReference: unsupported,
  update: unsupported,
  updateMany: unsupported,
  create: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
}
