export interface Receipt {
  reference: string
  at: string
  email: string
}
