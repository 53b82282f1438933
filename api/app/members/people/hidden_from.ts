/** SQL: the viewer's profile has reported this profile, photo or message. Ids are unique across tables within a brand. */
export function hiddenFrom(viewer: string, subject: string): string {
  return `exists (select from app.hidings where hidings.tenant_id = (select sec.tenant_id())
       and hidings.profile_id = ${viewer} and hidings.subject_id = ${subject})`
}
