import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'settings.show': { paramsTuple?: []; params?: {} }
    'company.show': { paramsTuple?: []; params?: {} }
    'user.store': { paramsTuple?: []; params?: {} }
    'sessions.store': { paramsTuple?: []; params?: {} }
    'sessions.destroy': { paramsTuple?: []; params?: {} }
    'signups.store': { paramsTuple?: []; params?: {} }
    'activations.store': { paramsTuple?: []; params?: {} }
    'tokens.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'user.show': { paramsTuple?: []; params?: {} }
    'user.update': { paramsTuple?: []; params?: {} }
    'activation_resends.store': { paramsTuple?: []; params?: {} }
    'members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'regions.index': { paramsTuple?: []; params?: {} }
    'interests.index': { paramsTuple?: []; params?: {} }
    'geocode.show': { paramsTuple?: []; params?: {} }
    'members.index': { paramsTuple?: []; params?: {} }
    'members.similar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.index': { paramsTuple?: []; params?: {} }
    'likes.store': { paramsTuple: [ParamValue]; params: {'profile_id': ParamValue} }
    'likes.destroy': { paramsTuple: [ParamValue]; params: {'profile_id': ParamValue} }
    'likes.seen': { paramsTuple: [ParamValue]; params: {'profile_id': ParamValue} }
    'chats.index': { paramsTuple?: []; params?: {} }
    'chats.destroy': { paramsTuple?: []; params?: {} }
    'chats.messages.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'chats.messages.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'chats.read.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'members.messages.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'members.composer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'packages.index': { paramsTuple?: []; params?: {} }
    'orders.index': { paramsTuple?: []; params?: {} }
    'orders.store': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transactions.index': { paramsTuple?: []; params?: {} }
    'webhooks.store': { paramsTuple: [ParamValue]; params: {'gateway': ParamValue} }
    'fictional_consents.store': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'site.document': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'staff.sessions.store': { paramsTuple?: []; params?: {} }
    'staff.sessions.show': { paramsTuple?: []; params?: {} }
    'staff.sessions.destroy': { paramsTuple?: []; params?: {} }
    'admin_health.live': { paramsTuple?: []; params?: {} }
    'admin_health.ready': { paramsTuple?: []; params?: {} }
    'sandbox.payments.store': { paramsTuple?: []; params?: {} }
    'sandbox.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.checkouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.checkouts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'outcome': ParamValue} }
    'pay_health.live': { paramsTuple?: []; params?: {} }
    'pay_health.ready': { paramsTuple?: []; params?: {} }
    'captured_mails.index': { paramsTuple?: []; params?: {} }
    'captured_mails.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'captured_mails.body': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'mail_health.live': { paramsTuple?: []; params?: {} }
    'mail_health.ready': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'settings.show': { paramsTuple?: []; params?: {} }
    'company.show': { paramsTuple?: []; params?: {} }
    'sessions.destroy': { paramsTuple?: []; params?: {} }
    'tokens.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'user.show': { paramsTuple?: []; params?: {} }
    'members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'regions.index': { paramsTuple?: []; params?: {} }
    'interests.index': { paramsTuple?: []; params?: {} }
    'geocode.show': { paramsTuple?: []; params?: {} }
    'members.index': { paramsTuple?: []; params?: {} }
    'members.similar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.index': { paramsTuple?: []; params?: {} }
    'chats.index': { paramsTuple?: []; params?: {} }
    'chats.messages.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'members.composer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'packages.index': { paramsTuple?: []; params?: {} }
    'orders.index': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transactions.index': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'site.document': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'staff.sessions.show': { paramsTuple?: []; params?: {} }
    'admin_health.live': { paramsTuple?: []; params?: {} }
    'admin_health.ready': { paramsTuple?: []; params?: {} }
    'sandbox.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.checkouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pay_health.live': { paramsTuple?: []; params?: {} }
    'pay_health.ready': { paramsTuple?: []; params?: {} }
    'captured_mails.index': { paramsTuple?: []; params?: {} }
    'captured_mails.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'captured_mails.body': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'mail_health.live': { paramsTuple?: []; params?: {} }
    'mail_health.ready': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'settings.show': { paramsTuple?: []; params?: {} }
    'company.show': { paramsTuple?: []; params?: {} }
    'sessions.destroy': { paramsTuple?: []; params?: {} }
    'tokens.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'user.show': { paramsTuple?: []; params?: {} }
    'members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'regions.index': { paramsTuple?: []; params?: {} }
    'interests.index': { paramsTuple?: []; params?: {} }
    'geocode.show': { paramsTuple?: []; params?: {} }
    'members.index': { paramsTuple?: []; params?: {} }
    'members.similar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.index': { paramsTuple?: []; params?: {} }
    'chats.index': { paramsTuple?: []; params?: {} }
    'chats.messages.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'members.composer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'packages.index': { paramsTuple?: []; params?: {} }
    'orders.index': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transactions.index': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'site.document': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'staff.sessions.show': { paramsTuple?: []; params?: {} }
    'admin_health.live': { paramsTuple?: []; params?: {} }
    'admin_health.ready': { paramsTuple?: []; params?: {} }
    'sandbox.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.checkouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pay_health.live': { paramsTuple?: []; params?: {} }
    'pay_health.ready': { paramsTuple?: []; params?: {} }
    'captured_mails.index': { paramsTuple?: []; params?: {} }
    'captured_mails.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'captured_mails.body': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'mail_health.live': { paramsTuple?: []; params?: {} }
    'mail_health.ready': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'user.store': { paramsTuple?: []; params?: {} }
    'sessions.store': { paramsTuple?: []; params?: {} }
    'signups.store': { paramsTuple?: []; params?: {} }
    'activations.store': { paramsTuple?: []; params?: {} }
    'activation_resends.store': { paramsTuple?: []; params?: {} }
    'likes.store': { paramsTuple: [ParamValue]; params: {'profile_id': ParamValue} }
    'chats.messages.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'members.messages.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.store': { paramsTuple?: []; params?: {} }
    'webhooks.store': { paramsTuple: [ParamValue]; params: {'gateway': ParamValue} }
    'fictional_consents.store': { paramsTuple?: []; params?: {} }
    'staff.sessions.store': { paramsTuple?: []; params?: {} }
    'sandbox.payments.store': { paramsTuple?: []; params?: {} }
    'sandbox.checkouts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'outcome': ParamValue} }
  }
  PUT: {
    'user.update': { paramsTuple?: []; params?: {} }
    'likes.seen': { paramsTuple: [ParamValue]; params: {'profile_id': ParamValue} }
    'chats.read.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'likes.destroy': { paramsTuple: [ParamValue]; params: {'profile_id': ParamValue} }
    'chats.destroy': { paramsTuple?: []; params?: {} }
    'staff.sessions.destroy': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}