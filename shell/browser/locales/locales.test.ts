import * as alerts from '../alerts/messages'
import * as consent from '../consent/messages'
import { catalogueFaults } from '@duetto/shared/testing'
import * as attributionMessages from '../pages/static/attributionMessages'
import * as banMessages from '../pages/static/banMessages'
import * as complaints from '../pages/complaints/messages'
import * as complianceMessages from '../pages/static/complianceMessages'
import * as cookiesMessages from '../pages/static/cookiesMessages'
import * as errors from '../errors/messages'
import * as faqMessages from '../pages/static/faqMessages'
import * as layouts from '../layouts/messages'
import * as loadShellMessages from '../locale/loadShellMessages'
import * as pages from '../pages/messages'
import * as privacyMessages from '../pages/static/privacyMessages'
import * as remotes from '../remotes/messages'
import * as update from '../pwa/messages'
import * as returnPolicyMessages from '../pages/static/returnPolicyMessages'
import * as serviceMessages from '../pages/static/serviceMessages'
import * as termsMessages from '../pages/static/termsMessages'
import * as topbar from '../topbar/messages'
import italian from './it.json'

it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
  expect(
    catalogueFaults(italian, [
      errors,
      layouts,
      loadShellMessages,
      complaints,
      pages,
      attributionMessages,
      banMessages,
      complianceMessages,
      cookiesMessages,
      faqMessages,
      privacyMessages,
      returnPolicyMessages,
      serviceMessages,
      termsMessages,
      remotes,
      update,
      topbar,
      alerts,
      consent,
    ]),
  ).toEqual([])
})
