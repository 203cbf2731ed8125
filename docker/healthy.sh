#!/bin/bash
# healthy.sh PORT PATH: succeeds if the server on this port answers 200. Starting Node for each check is too slow on a
# busy machine, and the image has neither curl nor wget.
exec 3<> "/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
read -r -t 10 status <&3 && [[ $status == *' 200 '* ]]
