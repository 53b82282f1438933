import PrivacyLink from '#app/identity/privacy/privacy_link'
import PrivacyRequest, { type PrivacyKind, type PrivacyOutcome } from '#app/identity/privacy/privacy_request'
import Member from '#app/members/people/member'
import type { ComposedMail, Recipient } from '#app/notices/mails/composed_mail'
import {
  privacyAnswerMail,
  privacyExtensionMail,
  privacyLinkMail,
  privacyReceiptMail,
} from '#app/notices/mails/parts/account/privacy_request_mails'
import { longDate } from '#app/tenancy/sites/long_date'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'

interface Order {
  request: string
}

/** The link that proves the address; null once it was pressed, or too late. */
export async function composePrivacyLink(site: Site, order: { link: string }): Promise<ComposedMail | null> {
  const link = await PrivacyLink.find(order.link)
  if (!link?.email || link.isExpired) return null
  const { email, language } = link
  const mail = privacyLinkMail(wordingOf(site, language), {
    brand: site.settings.name,
    kind: link.kind as PrivacyKind,
    href: siteAddress(site.mainHost, `/${link.token}`),
  })
  return { kind: 'privacy_link', member: { id: null, email, language }, mail }
}

/** What was asked and until when it is answered; null once it was. */
export async function composePrivacyReceipt(site: Site, order: Order): Promise<ComposedMail | null> {
  const { request, member } = await askedBy(order)
  if (!request || !member || request.answeredAt) return null
  const mail = privacyReceiptMail(wordingOf(site, member.language), {
    ...named(site, request),
    words: request.words,
    date: longDate(site, member.language, request.dueAt),
  })
  return { kind: 'privacy_receipt', member, mail }
}

/** Why it takes longer; null once it was answered. */
export async function composePrivacyExtension(site: Site, order: Order): Promise<ComposedMail | null> {
  const { request, member } = await askedBy(order)
  if (!request?.extensionReason || !member || request.answeredAt) return null
  const mail = privacyExtensionMail(wordingOf(site, member.language), {
    ...named(site, request),
    reason: request.extensionReason,
    date: longDate(site, member.language, request.dueAt),
  })
  return { kind: 'privacy_extension', member, mail }
}

export async function composePrivacyAnswer(site: Site, order: Order): Promise<ComposedMail | null> {
  const { request, member } = await askedBy(order)
  if (!request?.answer || !member) return null
  const mail = privacyAnswerMail(wordingOf(site, member.language), {
    ...named(site, request),
    outcome: request.outcome as PrivacyOutcome,
    answer: request.answer,
  })
  return { kind: 'privacy_answer', member, mail }
}

const named = (site: Site, { number, kind }: PrivacyRequest) => ({
  brand: site.settings.name,
  number,
  kind: kind as PrivacyKind,
})

/** Who asked, unless they were erased. Who is suspended or banned is told, too. */
async function askedBy({ request: id }: Order): Promise<{ request: PrivacyRequest | null; member: Recipient | null }> {
  const request = await PrivacyRequest.find(id)
  if (!request) return { request, member: null }
  const { memberId, email, language } = request
  if (memberId) {
    return { request, member: await Member.query().where('id', memberId).whereNot('status', 'erased').first() }
  }
  return { request, member: email ? { id: null, email, language } : null }
}
