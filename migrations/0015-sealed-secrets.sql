-- What a webhook is signed with stands behind the name of the way in which it is kept: as it is here, and sealed with a key
-- that is not in the database as soon as the service has one.

update api_keys set webhook_secret = 'plain:' || webhook_secret where webhook_secret is not null;
update webhook_deliveries set secret = 'plain:' || secret where secret is not null;
