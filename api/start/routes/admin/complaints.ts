import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import {
  AppealDecided,
  ComplaintDecided,
  ComplaintLost,
  ComplaintTaken,
  MemberNotActivated,
  OwnDecision,
  OwnSuspicion,
  SuspicionMovedOn,
  SuspicionOpen,
  TemplateChanged,
} from '#app/admin/access/admin_errors'
import { DeniesFictional } from '#app/chat/conversations/chat_errors'
import { NotFound } from '#app/http/http_errors'

/** Complaints, decisions about them and appeals: calls of the console. */
export function complaintsRoutes(): void {
  router
    .post('/api/tenants/:tenant_id/next_complaint', [controllers.admin.complaints.NextComplaints, 'store'])
    .as('next_complaints.store')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/complaints/:id/lease', [controllers.admin.complaints.ComplaintLeases, 'store'])
    .as('complaint_leases.store')
    .refuses(NotFound, ComplaintTaken, ComplaintLost)
  router
    .delete('/api/tenants/:tenant_id/complaints/:id/lease', [controllers.admin.complaints.ComplaintLeases, 'destroy'])
    .as('complaint_leases.destroy')
    .refuses(NotFound, ComplaintLost)
  router
    .get('/api/tenants/:tenant_id/complaints/:id/evidence', [controllers.admin.complaints.ComplaintEvidence, 'show'])
    .as('complaint_evidence.show')
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/complaints/:id/photos/:photo_id', [
      controllers.admin.complaints.ComplaintPhotos,
      'show',
    ])
    .as('complaint_photos.show')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/complaints/:id/photos/:photo_id/opening', [
      controllers.admin.complaints.ComplaintPhotoOpenings,
      'store',
    ])
    .as('complaint_photo_openings.store')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/complaints/:id/answers', [controllers.admin.complaints.ComplaintAnswers, 'store'])
    .as('complaint_answers.store')
    .refuses(NotFound, ComplaintLost, ComplaintDecided)
  router
    .post('/api/tenants/:tenant_id/complaints/:id/decision', [controllers.admin.complaints.ComplaintDecisions, 'store'])
    .as('complaint_decisions.store')
    .refuses(NotFound, ComplaintLost, ComplaintDecided, MemberNotActivated)
  router
    .post('/api/tenants/:tenant_id/appeals/:id/decision', [controllers.admin.complaints.AppealDecisions, 'store'])
    .as('appeal_decisions.store')
    .refuses(NotFound, ComplaintLost, AppealDecided, OwnDecision, MemberNotActivated)
}

/** Records of suspected crimes: calls of the console. */
export function suspicionsRoutes(): void {
  router
    .post('/api/tenants/:tenant_id/complaints/:id/suspicion', [controllers.admin.suspicions.Suspicions, 'store'])
    .as('suspicions.store')
    .refuses(NotFound, SuspicionOpen)
  router
    .post('/api/tenants/:tenant_id/suspicions/:id/report', [controllers.admin.suspicions.SuspicionReports, 'store'])
    .as('suspicion_reports.store')
    .refuses(NotFound, SuspicionMovedOn)
  router
    .post('/api/tenants/:tenant_id/suspicions/:id/end', [controllers.admin.suspicions.SuspicionEnds, 'store'])
    .as('suspicion_ends.store')
    .refuses(NotFound, SuspicionMovedOn)
  router
    .post('/api/tenants/:tenant_id/suspicions/:id/dismissal', [
      controllers.admin.suspicions.SuspicionDismissals,
      'store',
    ])
    .as('suspicion_dismissals.store')
    .refuses(NotFound, SuspicionMovedOn, OwnSuspicion)
}

/** What a brand tells of its moderation: calls of the console. */
export function trustFiguresRoutes(): void {
  const path = '/api/tenants/:tenant_id/trust_figures'
  router.get(path, [controllers.admin.trust.TrustFigures, 'show']).as('trust_figures.show').refuses(NotFound)
  router.get(`${path}.json`, [controllers.admin.trust.TrustYears, 'show']).as('trust_years.show').refuses(NotFound)
  router.get(`${path}.csv`, [controllers.admin.trust.TrustFiles, 'show']).as('trust_files.show').refuses(NotFound)
}

/** What staff write again and again: calls of the console. */
export function answerTemplatesRoutes(): void {
  const path = '/api/tenants/:tenant_id/answer_templates'
  router
    .post(path, [controllers.admin.templates.AnswerTemplates, 'store'])
    .as('answer_templates.store')
    .refuses(NotFound, DeniesFictional)
  router
    .put(`${path}/:id`, [controllers.admin.templates.AnswerTemplates, 'update'])
    .as('answer_templates.update')
    .refuses(NotFound, TemplateChanged, DeniesFictional)
  router
    .delete(`${path}/:id`, [controllers.admin.templates.AnswerTemplates, 'destroy'])
    .as('answer_templates.destroy')
    .refuses(NotFound)
}
