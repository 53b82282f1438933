/** SQL: whether the team hid this from the viewer's profile, or the viewer by a report (false); null if nobody did. */
export function hidingOf(viewer: string, subject: string): string {
  return `(select hidings.by_team from app.hidings where hidings.tenant_id = (select sec.tenant_id())
       and hidings.profile_id = ${viewer} and hidings.subject_id = ${subject})`
}

/** SQL: the viewer's profile has reported this profile, photo or message. Ids are unique across tables within a brand. */
export function hiddenFrom(viewer: string, subject: string): string {
  return `exists (select from app.hidings where hidings.tenant_id = (select sec.tenant_id())
       and hidings.profile_id = ${viewer} and hidings.subject_id = ${subject})`
}
