/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'settings.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/settings.php',
    tokens: [{"old":"/api/settings.php","type":0,"val":"api","end":""},{"old":"/api/settings.php","type":0,"val":"settings.php","end":""}],
    types: placeholder as Registry['settings.show']['types'],
  },
  'company.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/companyinfo.php',
    tokens: [{"old":"/api/companyinfo.php","type":0,"val":"api","end":""},{"old":"/api/companyinfo.php","type":0,"val":"companyinfo.php","end":""}],
    types: placeholder as Registry['company.show']['types'],
  },
  'user.store': {
    methods: ["POST"],
    pattern: '/api/user.php',
    tokens: [{"old":"/api/user.php","type":0,"val":"api","end":""},{"old":"/api/user.php","type":0,"val":"user.php","end":""}],
    types: placeholder as Registry['user.store']['types'],
  },
  'sessions.store': {
    methods: ["POST"],
    pattern: '/api/session',
    tokens: [{"old":"/api/session","type":0,"val":"api","end":""},{"old":"/api/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['sessions.store']['types'],
  },
  'sessions.destroy': {
    methods: ["GET","HEAD"],
    pattern: '/api/logout.php',
    tokens: [{"old":"/api/logout.php","type":0,"val":"api","end":""},{"old":"/api/logout.php","type":0,"val":"logout.php","end":""}],
    types: placeholder as Registry['sessions.destroy']['types'],
  },
  'signups.store': {
    methods: ["POST"],
    pattern: '/api/signup',
    tokens: [{"old":"/api/signup","type":0,"val":"api","end":""},{"old":"/api/signup","type":0,"val":"signup","end":""}],
    types: placeholder as Registry['signups.store']['types'],
  },
  'activations.store': {
    methods: ["POST"],
    pattern: '/api/activation',
    tokens: [{"old":"/api/activation","type":0,"val":"api","end":""},{"old":"/api/activation","type":0,"val":"activation","end":""}],
    types: placeholder as Registry['activations.store']['types'],
  },
  'tokens.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/tokens/:token',
    tokens: [{"old":"/api/tokens/:token","type":0,"val":"api","end":""},{"old":"/api/tokens/:token","type":0,"val":"tokens","end":""},{"old":"/api/tokens/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['tokens.show']['types'],
  },
  'user.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/user.php',
    tokens: [{"old":"/api/user.php","type":0,"val":"api","end":""},{"old":"/api/user.php","type":0,"val":"user.php","end":""}],
    types: placeholder as Registry['user.show']['types'],
  },
  'user.update': {
    methods: ["PUT"],
    pattern: '/api/user.php',
    tokens: [{"old":"/api/user.php","type":0,"val":"api","end":""},{"old":"/api/user.php","type":0,"val":"user.php","end":""}],
    types: placeholder as Registry['user.update']['types'],
  },
  'activation_resends.store': {
    methods: ["POST"],
    pattern: '/api/activation/resend',
    tokens: [{"old":"/api/activation/resend","type":0,"val":"api","end":""},{"old":"/api/activation/resend","type":0,"val":"activation","end":""},{"old":"/api/activation/resend","type":0,"val":"resend","end":""}],
    types: placeholder as Registry['activation_resends.store']['types'],
  },
  'members.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/members/:id',
    tokens: [{"old":"/api/members/:id","type":0,"val":"api","end":""},{"old":"/api/members/:id","type":0,"val":"members","end":""},{"old":"/api/members/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['members.show']['types'],
  },
  'regions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/regions.php',
    tokens: [{"old":"/api/regions.php","type":0,"val":"api","end":""},{"old":"/api/regions.php","type":0,"val":"regions.php","end":""}],
    types: placeholder as Registry['regions.index']['types'],
  },
  'interests.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/interests.php',
    tokens: [{"old":"/api/interests.php","type":0,"val":"api","end":""},{"old":"/api/interests.php","type":0,"val":"interests.php","end":""}],
    types: placeholder as Registry['interests.index']['types'],
  },
  'geocode.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/geocode.php',
    tokens: [{"old":"/api/geocode.php","type":0,"val":"api","end":""},{"old":"/api/geocode.php","type":0,"val":"geocode.php","end":""}],
    types: placeholder as Registry['geocode.show']['types'],
  },
  'members.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/members',
    tokens: [{"old":"/api/members","type":0,"val":"api","end":""},{"old":"/api/members","type":0,"val":"members","end":""}],
    types: placeholder as Registry['members.index']['types'],
  },
  'members.similar': {
    methods: ["GET","HEAD"],
    pattern: '/api/members/:id/similar',
    tokens: [{"old":"/api/members/:id/similar","type":0,"val":"api","end":""},{"old":"/api/members/:id/similar","type":0,"val":"members","end":""},{"old":"/api/members/:id/similar","type":1,"val":"id","end":""},{"old":"/api/members/:id/similar","type":0,"val":"similar","end":""}],
    types: placeholder as Registry['members.similar']['types'],
  },
  'likes.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/likes.php',
    tokens: [{"old":"/api/likes.php","type":0,"val":"api","end":""},{"old":"/api/likes.php","type":0,"val":"likes.php","end":""}],
    types: placeholder as Registry['likes.index']['types'],
  },
  'likes.store': {
    methods: ["POST"],
    pattern: '/api/likes/:profile_id',
    tokens: [{"old":"/api/likes/:profile_id","type":0,"val":"api","end":""},{"old":"/api/likes/:profile_id","type":0,"val":"likes","end":""},{"old":"/api/likes/:profile_id","type":1,"val":"profile_id","end":""}],
    types: placeholder as Registry['likes.store']['types'],
  },
  'likes.destroy': {
    methods: ["DELETE"],
    pattern: '/api/likes/:profile_id',
    tokens: [{"old":"/api/likes/:profile_id","type":0,"val":"api","end":""},{"old":"/api/likes/:profile_id","type":0,"val":"likes","end":""},{"old":"/api/likes/:profile_id","type":1,"val":"profile_id","end":""}],
    types: placeholder as Registry['likes.destroy']['types'],
  },
  'likes.seen': {
    methods: ["PUT"],
    pattern: '/api/likes/:profile_id/seen',
    tokens: [{"old":"/api/likes/:profile_id/seen","type":0,"val":"api","end":""},{"old":"/api/likes/:profile_id/seen","type":0,"val":"likes","end":""},{"old":"/api/likes/:profile_id/seen","type":1,"val":"profile_id","end":""},{"old":"/api/likes/:profile_id/seen","type":0,"val":"seen","end":""}],
    types: placeholder as Registry['likes.seen']['types'],
  },
  'chats.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/chats.php',
    tokens: [{"old":"/api/chats.php","type":0,"val":"api","end":""},{"old":"/api/chats.php","type":0,"val":"chats.php","end":""}],
    types: placeholder as Registry['chats.index']['types'],
  },
  'chats.destroy': {
    methods: ["DELETE"],
    pattern: '/api/chat.php',
    tokens: [{"old":"/api/chat.php","type":0,"val":"api","end":""},{"old":"/api/chat.php","type":0,"val":"chat.php","end":""}],
    types: placeholder as Registry['chats.destroy']['types'],
  },
  'chats.messages.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/chats/:id/messages',
    tokens: [{"old":"/api/chats/:id/messages","type":0,"val":"api","end":""},{"old":"/api/chats/:id/messages","type":0,"val":"chats","end":""},{"old":"/api/chats/:id/messages","type":1,"val":"id","end":""},{"old":"/api/chats/:id/messages","type":0,"val":"messages","end":""}],
    types: placeholder as Registry['chats.messages.index']['types'],
  },
  'chats.messages.store': {
    methods: ["POST"],
    pattern: '/api/chats/:id/messages',
    tokens: [{"old":"/api/chats/:id/messages","type":0,"val":"api","end":""},{"old":"/api/chats/:id/messages","type":0,"val":"chats","end":""},{"old":"/api/chats/:id/messages","type":1,"val":"id","end":""},{"old":"/api/chats/:id/messages","type":0,"val":"messages","end":""}],
    types: placeholder as Registry['chats.messages.store']['types'],
  },
  'chats.read.update': {
    methods: ["PUT"],
    pattern: '/api/chats/:id/read',
    tokens: [{"old":"/api/chats/:id/read","type":0,"val":"api","end":""},{"old":"/api/chats/:id/read","type":0,"val":"chats","end":""},{"old":"/api/chats/:id/read","type":1,"val":"id","end":""},{"old":"/api/chats/:id/read","type":0,"val":"read","end":""}],
    types: placeholder as Registry['chats.read.update']['types'],
  },
  'members.messages.store': {
    methods: ["POST"],
    pattern: '/api/members/:id/messages',
    tokens: [{"old":"/api/members/:id/messages","type":0,"val":"api","end":""},{"old":"/api/members/:id/messages","type":0,"val":"members","end":""},{"old":"/api/members/:id/messages","type":1,"val":"id","end":""},{"old":"/api/members/:id/messages","type":0,"val":"messages","end":""}],
    types: placeholder as Registry['members.messages.store']['types'],
  },
  'members.composer.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/members/:id/composer',
    tokens: [{"old":"/api/members/:id/composer","type":0,"val":"api","end":""},{"old":"/api/members/:id/composer","type":0,"val":"members","end":""},{"old":"/api/members/:id/composer","type":1,"val":"id","end":""},{"old":"/api/members/:id/composer","type":0,"val":"composer","end":""}],
    types: placeholder as Registry['members.composer.show']['types'],
  },
  'packages.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/packages',
    tokens: [{"old":"/api/packages","type":0,"val":"api","end":""},{"old":"/api/packages","type":0,"val":"packages","end":""}],
    types: placeholder as Registry['packages.index']['types'],
  },
  'orders.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/orders',
    tokens: [{"old":"/api/orders","type":0,"val":"api","end":""},{"old":"/api/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['orders.index']['types'],
  },
  'orders.store': {
    methods: ["POST"],
    pattern: '/api/orders',
    tokens: [{"old":"/api/orders","type":0,"val":"api","end":""},{"old":"/api/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['orders.store']['types'],
  },
  'orders.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/orders/:id',
    tokens: [{"old":"/api/orders/:id","type":0,"val":"api","end":""},{"old":"/api/orders/:id","type":0,"val":"orders","end":""},{"old":"/api/orders/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['orders.show']['types'],
  },
  'transactions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/transactions',
    tokens: [{"old":"/api/transactions","type":0,"val":"api","end":""},{"old":"/api/transactions","type":0,"val":"transactions","end":""}],
    types: placeholder as Registry['transactions.index']['types'],
  },
  'webhooks.store': {
    methods: ["POST"],
    pattern: '/api/webhooks/:gateway',
    tokens: [{"old":"/api/webhooks/:gateway","type":0,"val":"api","end":""},{"old":"/api/webhooks/:gateway","type":0,"val":"webhooks","end":""},{"old":"/api/webhooks/:gateway","type":1,"val":"gateway","end":""}],
    types: placeholder as Registry['webhooks.store']['types'],
  },
  'fictional_consents.store': {
    methods: ["POST"],
    pattern: '/api/fictional-consents',
    tokens: [{"old":"/api/fictional-consents","type":0,"val":"api","end":""},{"old":"/api/fictional-consents","type":0,"val":"fictional-consents","end":""}],
    types: placeholder as Registry['fictional_consents.store']['types'],
  },
  'health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['health.live']['types'],
  },
  'health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['health.ready']['types'],
  },
  'site.document': {
    methods: ["GET","HEAD"],
    pattern: '/*',
    tokens: [{"old":"/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['site.document']['types'],
  },
  'staff.sessions.store': {
    methods: ["POST"],
    pattern: '/api/session',
    tokens: [{"old":"/api/session","type":0,"val":"api","end":""},{"old":"/api/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['staff.sessions.store']['types'],
  },
  'staff.sessions.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/session',
    tokens: [{"old":"/api/session","type":0,"val":"api","end":""},{"old":"/api/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['staff.sessions.show']['types'],
  },
  'staff.sessions.destroy': {
    methods: ["DELETE"],
    pattern: '/api/session',
    tokens: [{"old":"/api/session","type":0,"val":"api","end":""},{"old":"/api/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['staff.sessions.destroy']['types'],
  },
  'admin_health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['admin_health.live']['types'],
  },
  'admin_health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['admin_health.ready']['types'],
  },
  'sandbox.payments.store': {
    methods: ["POST"],
    pattern: '/payments',
    tokens: [{"old":"/payments","type":0,"val":"payments","end":""}],
    types: placeholder as Registry['sandbox.payments.store']['types'],
  },
  'sandbox.payments.show': {
    methods: ["GET","HEAD"],
    pattern: '/payments/:id',
    tokens: [{"old":"/payments/:id","type":0,"val":"payments","end":""},{"old":"/payments/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['sandbox.payments.show']['types'],
  },
  'sandbox.checkouts.show': {
    methods: ["GET","HEAD"],
    pattern: '/checkout/:id',
    tokens: [{"old":"/checkout/:id","type":0,"val":"checkout","end":""},{"old":"/checkout/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['sandbox.checkouts.show']['types'],
  },
  'sandbox.checkouts.update': {
    methods: ["POST"],
    pattern: '/checkout/:id/:outcome',
    tokens: [{"old":"/checkout/:id/:outcome","type":0,"val":"checkout","end":""},{"old":"/checkout/:id/:outcome","type":1,"val":"id","end":""},{"old":"/checkout/:id/:outcome","type":1,"val":"outcome","end":""}],
    types: placeholder as Registry['sandbox.checkouts.update']['types'],
  },
  'pay_health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['pay_health.live']['types'],
  },
  'pay_health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['pay_health.ready']['types'],
  },
  'captured_mails.index': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['captured_mails.index']['types'],
  },
  'captured_mails.show': {
    methods: ["GET","HEAD"],
    pattern: '/mails/:name',
    tokens: [{"old":"/mails/:name","type":0,"val":"mails","end":""},{"old":"/mails/:name","type":1,"val":"name","end":""}],
    types: placeholder as Registry['captured_mails.show']['types'],
  },
  'captured_mails.body': {
    methods: ["GET","HEAD"],
    pattern: '/mails/:name/body',
    tokens: [{"old":"/mails/:name/body","type":0,"val":"mails","end":""},{"old":"/mails/:name/body","type":1,"val":"name","end":""},{"old":"/mails/:name/body","type":0,"val":"body","end":""}],
    types: placeholder as Registry['captured_mails.body']['types'],
  },
  'mail_health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['mail_health.live']['types'],
  },
  'mail_health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['mail_health.ready']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
