/**
 * SQL: a member reported something and does not want to meet it again: a profile, a photo or a message, by its id, which no two things
 * of a brand share. Both are SQL expressions, a column or a binding; the first is the member's profile.
 */
export function hiddenFrom(viewer: string, subject: string): string {
  return `exists (select from app.hidings where hidings.tenant_id = (select sec.tenant_id())
       and hidings.profile_id = ${viewer} and hidings.subject_id = ${subject})`
}
