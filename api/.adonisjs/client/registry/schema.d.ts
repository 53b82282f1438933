/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/settings.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/tenancy/settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/tenancy/settings_controller').default['show']>>>
    }
  }
  'company.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/companyinfo.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/tenancy/company_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/tenancy/company_controller').default['show']>>>
    }
  }
  'user.store': {
    methods: ["POST"]
    pattern: '/api/user.php'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/session_validator.js').createSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/session_validator.js').createSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/user_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/user_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.store': {
    methods: ["POST"]
    pattern: '/api/session'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/session_validator.js').createSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/session_validator.js').createSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.destroy': {
    methods: ["GET","HEAD"]
    pattern: '/api/logout.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/sessions_controller').default['destroy']>>>
    }
  }
  'signups.store': {
    methods: ["POST"]
    pattern: '/api/signup'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/signup_validator.js').createSignupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/signup_validator.js').createSignupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/signups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/signups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'activations.store': {
    methods: ["POST"]
    pattern: '/api/activation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/activation_validator.js').createActivationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/activation_validator.js').createActivationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/activations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/activations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tokens.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/tokens/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/tokens_controller').default['show']>>>
    }
  }
  'user.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/user_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/user_controller').default['show']>>>
    }
  }
  'user.update': {
    methods: ["PUT"]
    pattern: '/api/user.php'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/user_validator.js').updateUserValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/user_validator.js').updateUserValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/user_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/user_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'activation_resends.store': {
    methods: ["POST"]
    pattern: '/api/activation/resend'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/activation_resends_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/activation_resends_controller').default['store']>>>
    }
  }
  'members.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/members/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/members/profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/members/profiles_controller').default['show']>>>
    }
  }
  'regions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/regions.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/members/place_validator.js').listRegionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/members/regions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/members/regions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'interests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/interests.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/members/interests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/members/interests_controller').default['index']>>>
    }
  }
  'geocode.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/geocode.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/members/place_validator.js').showPlaceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/members/geocode_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/members/geocode_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'members.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/discovery/search_validator.js').searchMembersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/discovery/search_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/discovery/search_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'members.similar': {
    methods: ["GET","HEAD"]
    pattern: '/api/members/:id/similar'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/discovery/similar_members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/discovery/similar_members_controller').default['index']>>>
    }
  }
  'likes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/likes.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/discovery/likes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/discovery/likes_controller').default['index']>>>
    }
  }
  'likes.store': {
    methods: ["POST"]
    pattern: '/api/likes/:profile_id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { profile_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/discovery/likes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/discovery/likes_controller').default['store']>>>
    }
  }
  'likes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/likes/:profile_id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { profile_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/discovery/likes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/discovery/likes_controller').default['destroy']>>>
    }
  }
  'likes.seen': {
    methods: ["PUT"]
    pattern: '/api/likes/:profile_id/seen'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { profile_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/discovery/seen_likes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/discovery/seen_likes_controller').default['update']>>>
    }
  }
  'chats.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/chats.php'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/chat/chats_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/chat/chats_controller').default['index']>>>
    }
  }
  'chats.destroy': {
    methods: ["DELETE"]
    pattern: '/api/chat.php'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/chat/chat_validator.js').destroyChatValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/chat/chat_validator.js').destroyChatValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/chat/chats_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/chat/chats_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'chats.messages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/chats/:id/messages'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/chat/message_validator.js').listMessagesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/chat/chat_messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/chat/chat_messages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'chats.messages.store': {
    methods: ["POST"]
    pattern: '/api/chats/:id/messages'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/chat/chat_messages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/chat/chat_messages_controller').default['store']>>>
    }
  }
  'chats.read.update': {
    methods: ["PUT"]
    pattern: '/api/chats/:id/read'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/chat/read_mark_validator.js').updateReadMarkValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/chat/read_mark_validator.js').updateReadMarkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/chat/read_marks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/chat/read_marks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'members.messages.store': {
    methods: ["POST"]
    pattern: '/api/members/:id/messages'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/chat/member_messages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/chat/member_messages_controller').default['store']>>>
    }
  }
  'members.composer.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/members/:id/composer'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/chat/composer_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/chat/composer_controller').default['show']>>>
    }
  }
  'packages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/packages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/packages_controller').default['index']>>>
    }
  }
  'orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/orders_controller').default['index']>>>
    }
  }
  'orders.store': {
    methods: ["POST"]
    pattern: '/api/orders'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credits/order_validator.js').createOrderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credits/order_validator.js').createOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/orders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/orders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/orders_controller').default['show']>>>
    }
  }
  'transactions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/transactions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/transactions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/transactions_controller').default['index']>>>
    }
  }
  'webhooks.store': {
    methods: ["POST"]
    pattern: '/api/webhooks/:gateway'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { gateway: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/webhooks_controller').default['store']>>>
    }
  }
  'fictional_consents.store': {
    methods: ["POST"]
    pattern: '/api/fictional-consents'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/safety/fictional_consent_validator.js').createFictionalConsentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/safety/fictional_consent_validator.js').createFictionalConsentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/safety/fictional_consents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/safety/fictional_consents_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/http/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/http/health_controller').default['live']>>>
    }
  }
  'health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/http/health_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/http/health_controller').default['ready']>>>
    }
  }
  'site.document': {
    methods: ["GET","HEAD"]
    pattern: '/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/documents_controller').default['show']>>>
    }
  }
  'staff.sessions.store': {
    methods: ["POST"]
    pattern: '/api/session'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/staff_session_validator.js').createStaffSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/staff_session_validator.js').createStaffSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/staff_sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/staff_sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'staff.sessions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/staff_sessions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/staff_sessions_controller').default['show']>>>
    }
  }
  'staff.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/staff_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/staff_sessions_controller').default['destroy']>>>
    }
  }
  'admin_health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/http/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/http/health_controller').default['live']>>>
    }
  }
  'admin_health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/http/health_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/http/health_controller').default['ready']>>>
    }
  }
  'sandbox.payments.store': {
    methods: ["POST"]
    pattern: '/payments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/credits/gateways/sandbox/server/payment_validator.js').createPaymentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/credits/gateways/sandbox/server/payment_validator.js').createPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/gateways/sandbox/server/payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/gateways/sandbox/server/payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sandbox.payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/payments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/gateways/sandbox/server/payments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/gateways/sandbox/server/payments_controller').default['show']>>>
    }
  }
  'sandbox.checkouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/checkout/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/gateways/sandbox/server/checkouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/gateways/sandbox/server/checkouts_controller').default['show']>>>
    }
  }
  'sandbox.checkouts.update': {
    methods: ["POST"]
    pattern: '/checkout/:id/:outcome'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; outcome: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/credits/gateways/sandbox/server/checkouts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/credits/gateways/sandbox/server/checkouts_controller').default['update']>>>
    }
  }
  'pay_health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/http/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/http/health_controller').default['live']>>>
    }
  }
  'pay_health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/http/health_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/http/health_controller').default['ready']>>>
    }
  }
  'captured_mails.index': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notices/captured_mails_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notices/captured_mails_controller').default['index']>>>
    }
  }
  'captured_mails.show': {
    methods: ["GET","HEAD"]
    pattern: '/mails/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notices/captured_mails_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notices/captured_mails_controller').default['show']>>>
    }
  }
  'captured_mails.body': {
    methods: ["GET","HEAD"]
    pattern: '/mails/:name/body'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notices/captured_mails_controller').default['body']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notices/captured_mails_controller').default['body']>>>
    }
  }
  'mail_health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/http/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/http/health_controller').default['live']>>>
    }
  }
  'mail_health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/http/health_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/http/health_controller').default['ready']>>>
    }
  }
}
