/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  settings: {
    show: typeof routes['settings.show']
  }
  company: {
    show: typeof routes['company.show']
  }
  user: {
    store: typeof routes['user.store']
    show: typeof routes['user.show']
    update: typeof routes['user.update']
  }
  sessions: {
    store: typeof routes['sessions.store']
    destroy: typeof routes['sessions.destroy']
  }
  signups: {
    store: typeof routes['signups.store']
  }
  activations: {
    store: typeof routes['activations.store']
  }
  tokens: {
    show: typeof routes['tokens.show']
  }
  activationResends: {
    store: typeof routes['activation_resends.store']
  }
  members: {
    show: typeof routes['members.show']
    index: typeof routes['members.index']
    similar: typeof routes['members.similar']
    messages: {
      store: typeof routes['members.messages.store']
    }
    composer: {
      show: typeof routes['members.composer.show']
    }
  }
  regions: {
    index: typeof routes['regions.index']
  }
  interests: {
    index: typeof routes['interests.index']
  }
  geocode: {
    show: typeof routes['geocode.show']
  }
  likes: {
    index: typeof routes['likes.index']
    store: typeof routes['likes.store']
    destroy: typeof routes['likes.destroy']
    seen: typeof routes['likes.seen']
  }
  chats: {
    index: typeof routes['chats.index']
    destroy: typeof routes['chats.destroy']
    messages: {
      index: typeof routes['chats.messages.index']
      store: typeof routes['chats.messages.store']
    }
    read: {
      update: typeof routes['chats.read.update']
    }
  }
  packages: {
    index: typeof routes['packages.index']
  }
  orders: {
    index: typeof routes['orders.index']
    store: typeof routes['orders.store']
    show: typeof routes['orders.show']
  }
  transactions: {
    index: typeof routes['transactions.index']
  }
  webhooks: {
    store: typeof routes['webhooks.store']
  }
  fictionalConsents: {
    store: typeof routes['fictional_consents.store']
  }
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  site: {
    document: typeof routes['site.document']
  }
  staff: {
    sessions: {
      store: typeof routes['staff.sessions.store']
      show: typeof routes['staff.sessions.show']
      destroy: typeof routes['staff.sessions.destroy']
    }
  }
  adminHealth: {
    live: typeof routes['admin_health.live']
    ready: typeof routes['admin_health.ready']
  }
  sandbox: {
    payments: {
      store: typeof routes['sandbox.payments.store']
      show: typeof routes['sandbox.payments.show']
    }
    checkouts: {
      show: typeof routes['sandbox.checkouts.show']
      update: typeof routes['sandbox.checkouts.update']
    }
  }
  payHealth: {
    live: typeof routes['pay_health.live']
    ready: typeof routes['pay_health.ready']
  }
  capturedMails: {
    index: typeof routes['captured_mails.index']
    show: typeof routes['captured_mails.show']
    body: typeof routes['captured_mails.body']
  }
  mailHealth: {
    live: typeof routes['mail_health.live']
    ready: typeof routes['mail_health.ready']
  }
}
