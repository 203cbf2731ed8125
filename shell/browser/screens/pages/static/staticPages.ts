import type { MessageDescriptor } from 'react-intl'
import { termsMessages } from './termsMessages'
import { privacyMessages } from './privacyMessages'
import { cookiesMessages } from './cookiesMessages'
import { faqMessages } from './faqMessages'
import { returnPolicyMessages } from './returnPolicyMessages'
import { serviceMessages } from './serviceMessages'
import { banMessages } from './banMessages'
import { complianceMessages } from './complianceMessages'
import { attributionMessages } from './attributionMessages'

export interface Section {
  heading: MessageDescriptor
  text: MessageDescriptor
}

type Texts = Record<string, MessageDescriptor>

const page = (messages: Texts, count: number): { title: MessageDescriptor; sections: Section[] } => ({
  title: messages.title as MessageDescriptor,
  sections: Array.from({ length: count }, (_, index) => ({
    heading: messages[`heading${index + 1}`] as MessageDescriptor,
    text: messages[`text${index + 1}`] as MessageDescriptor,
  })),
})

export const staticPages: Record<string, ReturnType<typeof page>> = {
  terms: page(termsMessages, 7),
  privacy: page(privacyMessages, 6),
  cookies: page(cookiesMessages, 3),
  faq: page(faqMessages, 9),
  'return-policy': page(returnPolicyMessages, 3),
  service: page(serviceMessages, 4),
  ban: page(banMessages, 3),
  compliance: page(complianceMessages, 3),
  attribution: page(attributionMessages, 5),
}
