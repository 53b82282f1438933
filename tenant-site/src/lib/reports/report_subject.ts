import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'

type Report = Route.Body<'complaints.store'>

export type ReportSubject = { kind: NonNullable<Report['subject_kind']>; id: string; name: string }

export type ReportReason = Report['reason']

/** The API's reasons, most serious first; what is urgent is hidden from everyone at once and decided on within the hour. */
const IS_URGENT: Record<ReportReason, boolean> = {
  under_18: true,
  intimate: true,
  stolen: false,
  nudity: false,
  threat: false,
  money: false,
  fake: false,
  spam: false,
  other: false,
}

export const REPORT_REASONS = Object.keys(IS_URGENT) as ReportReason[]

export function isUrgent(reason: string | undefined): boolean {
  return IS_URGENT[reason as ReportReason] ?? false
}
