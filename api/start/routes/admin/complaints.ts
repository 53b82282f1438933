import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import {
  AppealDecided,
  ComplaintDecided,
  ComplaintLost,
  ComplaintTaken,
  MemberNotActivated,
  OwnDecision,
} from '#app/admin/access/admin_errors'
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
