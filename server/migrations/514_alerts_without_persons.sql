-- What a traveller wrote, and what a bank said of their refund, stand with the review and the refund, and go with the account.
update staff_alerts set detail = detail - 'words' where kind = 'review_waiting' and detail ? 'words';
update staff_alerts set detail = detail - 'failure' where kind = 'refund_refused' and detail ? 'failure';
