/** SQL condition: a subscription of one of the member's own browsers, with `endpoint` and `member`. */
export const OWN_SUBSCRIPTION = `tenant_id = (select sec.tenant_id()) and endpoint = :endpoint
  and session_id in (select id from app.sessions where tenant_id = (select sec.tenant_id()) and member_id = :member)`
